// Generated from openapi/janani-api.yaml by scripts/generate.ts. Do not edit.

/** The named examples of the description, per operation. */
export const examples = {
  "checkPhone": {
    "parameters": {},
    "request": {
      "registeredNumber": {
        "phone": "9811122233"
      },
      "newNumber": {
        "phone": "9876543210"
      }
    },
    "responses": {
      "200": {
        "registeredNumber": {
          "success": true,
          "message": "Phone number checked",
          "data": {
            "exists": true
          }
        },
        "newNumber": {
          "success": true,
          "message": "Phone number checked",
          "data": {
            "exists": false
          }
        }
      }
    }
  },
  "logIn": {
    "parameters": {},
    "request": {
      "returningUser": {
        "idToken": "eyJhbGciOiJSUzI1NiJ9.returning-user.signature"
      },
      "unknownUser": {
        "idToken": "eyJhbGciOiJSUzI1NiJ9.unknown-user.signature"
      },
      "expiredToken": {
        "idToken": "eyJhbGciOiJSUzI1NiJ9.expired.signature"
      }
    },
    "responses": {
      "200": {
        "returningUser": {
          "success": true,
          "message": "Signed in",
          "data": {
            "user": {
              "id": 7,
              "phone": "9811122233",
              "first_name": "Ananya",
              "last_name": "Deshpande",
              "verified": true,
              "role": "user"
            },
            "token": "jan_3f0b6c1d9e"
          }
        }
      },
      "401": {
        "expiredToken": {
          "success": false,
          "message": "Your sign-in has expired. Please sign in again."
        }
      },
      "404": {
        "unknownUser": {
          "success": false,
          "message": "No account uses this phone number. Please sign up."
        }
      }
    }
  },
  "signUp": {
    "parameters": {},
    "request": {
      "newUser": {
        "idToken": "eyJhbGciOiJSUzI1NiJ9.new-user.signature",
        "phone": "9876543210",
        "profile": {
          "first_name": "Ananya",
          "last_name": "Deshpande",
          "due_date": "2027-03-14",
          "state_id": 14,
          "city": "Pune",
          "hospital": "Sunrise Mother & Child Centre",
          "hospital_code": "MH-0001",
          "doctor": "Dr Kavita Rao",
          "doctor_code": "MH-0001-D01"
        }
      },
      "customHospital": {
        "idToken": "eyJhbGciOiJSUzI1NiJ9.new-user.signature",
        "phone": "9876543210",
        "profile": {
          "first_name": "श्री",
          "last_name": "Patil",
          "due_date": "2027-03-14",
          "state_id": 14,
          "city": "Wai",
          "hospital": "Patil Nursing Home",
          "doctor": "Dr Meera Patil"
        }
      },
      "alreadyRegistered": {
        "idToken": "eyJhbGciOiJSUzI1NiJ9.returning-user.signature",
        "phone": "9811122233",
        "profile": {
          "first_name": "Ananya",
          "last_name": "Deshpande",
          "due_date": "2027-03-14",
          "state_id": 14,
          "city": "Pune",
          "hospital": "Sunrise Mother & Child Centre",
          "hospital_code": "MH-0001",
          "doctor": "Dr Kavita Rao",
          "doctor_code": "MH-0001-D01"
        }
      },
      "expiredToken": {
        "idToken": "eyJhbGciOiJSUzI1NiJ9.expired.signature",
        "phone": "9876543210",
        "profile": {
          "first_name": "Ananya",
          "last_name": "Deshpande",
          "due_date": "2027-03-14",
          "state_id": 14,
          "city": "Pune",
          "hospital": "Patil Nursing Home",
          "doctor": "Dr Meera Patil"
        }
      }
    },
    "responses": {
      "200": {
        "newUser": {
          "success": true,
          "message": "Welcome to Janani",
          "data": {
            "user": {
              "id": 101,
              "phone": "9876543210",
              "first_name": "Ananya",
              "last_name": "Deshpande",
              "verified": true,
              "role": "user"
            },
            "token": "jan_77aa20be41"
          }
        },
        "customHospital": {
          "success": true,
          "message": "Welcome to Janani",
          "data": {
            "user": {
              "id": 102,
              "phone": "9876543210",
              "first_name": "श्री",
              "last_name": "Patil",
              "verified": true,
              "role": "user"
            },
            "token": "jan_0c55e19f02"
          }
        }
      },
      "401": {
        "expiredToken": {
          "success": false,
          "message": "Your sign-in has expired. Please sign in again."
        }
      },
      "409": {
        "alreadyRegistered": {
          "success": false,
          "message": "An account already uses this phone number. Please sign in."
        }
      }
    }
  },
  "listHospitals": {
    "parameters": {
      "search": {
        "byName": "mother",
        "nothingFound": "zzzz"
      }
    },
    "request": {},
    "responses": {
      "200": {
        "byName": {
          "success": true,
          "message": "3 hospitals",
          "data": [
            {
              "code": "MH-0001",
              "name": "Sunrise Mother & Child Centre",
              "doctor_count": 18
            },
            {
              "code": "MH-0002",
              "name": "Shanti Mother Care, Kothrud",
              "doctor_count": 6
            },
            {
              "code": "MH-0003",
              "name": "New Life Mother & Baby Hospital"
            }
          ]
        },
        "nothingFound": {
          "success": true,
          "message": "0 hospitals",
          "data": []
        }
      }
    }
  },
  "listDoctors": {
    "parameters": {
      "id": {
        "allDoctors": "MH-0001",
        "byName": "MH-0001",
        "unknownHospital": "XX-9999"
      },
      "search": {
        "byName": "kavita"
      }
    },
    "request": {},
    "responses": {
      "200": {
        "allDoctors": {
          "success": true,
          "message": "2 doctors",
          "data": [
            {
              "doctor_code": "MH-0001-D01",
              "doctor": "Dr Kavita Rao"
            },
            {
              "doctor_code": "MH-0001-D02",
              "doctor": "Dr Farah Khan"
            }
          ]
        },
        "byName": {
          "success": true,
          "message": "1 doctor",
          "data": [
            {
              "doctor_code": "MH-0001-D01",
              "doctor": "Dr Kavita Rao"
            }
          ]
        }
      },
      "404": {
        "unknownHospital": {
          "success": false,
          "message": "This hospital is not in our list."
        }
      }
    }
  },
  "listStates": {
    "parameters": {
      "id": {
        "india": 1,
        "secondPage": 1,
        "unknownCountry": 999
      },
      "page": {
        "india": 1,
        "secondPage": 2,
        "everything": 1
      },
      "limit": {
        "india": 500,
        "secondPage": 20
      }
    },
    "request": {},
    "responses": {
      "200": {
        "india": {
          "success": true,
          "message": "36 states",
          "data": [
            {
              "id": 14,
              "name": "Maharashtra"
            },
            {
              "id": 22,
              "name": "Tamil Nadu"
            }
          ],
          "pagination": {
            "page": 1,
            "limit": 500,
            "total": 36,
            "total_pages": 1
          }
        },
        "secondPage": {
          "success": true,
          "message": "36 states",
          "data": [
            {
              "id": 22,
              "name": "Tamil Nadu"
            }
          ],
          "pagination": {
            "page": 2,
            "limit": 20,
            "total": 36,
            "total_pages": 2
          }
        }
      },
      "404": {
        "unknownCountry": {
          "success": false,
          "message": "This country is not in our list."
        }
      }
    }
  },
  "listSessions": {
    "parameters": {
      "page": {
        "india": 1,
        "secondPage": 2,
        "everything": 1
      },
      "limit": {
        "upcoming": 10,
        "everything": 12
      },
      "search": {
        "nothingFound": "zzzz"
      },
      "state_id": {},
      "hospital": {},
      "upcoming": {
        "upcoming": true
      }
    },
    "request": {},
    "responses": {
      "200": {
        "upcoming": {
          "success": true,
          "message": "2 sessions",
          "data": [
            {
              "id": 11,
              "slug": "gentle-prenatal-yoga",
              "title": "Gentle prenatal yoga for the second trimester",
              "description": "Slow, supported stretches for hips and back.",
              "image": null,
              "program": "Exercise",
              "scheduled_at": "2026-11-28T07:00:00+05:30",
              "duration": 45,
              "organiser": {
                "id": 3,
                "first_name": "Kavita",
                "last_name": "Rao",
                "email": "kavita@clinic.example"
              },
              "is_enrolled": true,
              "registration_link": null,
              "attendees": 128,
              "enrollment": {
                "status": "enrolled",
                "join_link": "https://meet.example/gentle-prenatal-yoga"
              }
            },
            {
              "id": 12,
              "slug": "breathing-through-worry",
              "title": "Breathing through worry",
              "description": "Two breathing practices for hard days.",
              "image": null,
              "program": "Mental Health",
              "scheduled_at": "2026-11-30T20:30:00+05:30",
              "duration": 40,
              "organiser": "Dr Farah Khan",
              "is_enrolled": false,
              "registration_link": null,
              "attendees": 64,
              "enrollment": null
            }
          ]
        },
        "everything": {
          "success": true,
          "message": "1 session",
          "data": [
            {
              "id": 9,
              "slug": "rest-and-sleep",
              "title": "Rest and sleep in the third trimester",
              "description": "Positions, pillows and a calmer evening.",
              "image": "https://media.example/rest-and-sleep.jpg",
              "program": "Wellness",
              "scheduled_at": "2026-11-01T21:00:00+05:30",
              "duration": 45,
              "organiser": "Dr Gurpreet Kaur",
              "is_enrolled": false,
              "registration_link": "https://register.example/rest-and-sleep",
              "attendees": 210,
              "enrollment": null
            }
          ]
        },
        "nothingFound": {
          "success": true,
          "message": "0 sessions",
          "data": []
        }
      }
    }
  },
  "getSession": {
    "parameters": {
      "slug": {
        "openSession": "preparing-for-labour",
        "unknownSession": "no-such-session",
        "sessionOver": "rest-and-sleep"
      }
    },
    "request": {},
    "responses": {
      "200": {
        "openSession": {
          "success": true,
          "message": "Session found",
          "data": {
            "id": 13,
            "slug": "preparing-for-labour",
            "title": "Preparing for labour: what to expect",
            "description": "Signs of labour, when to leave, what to pack.",
            "image": null,
            "program": "Education",
            "scheduled_at": "2026-12-02T18:00:00+05:30",
            "duration": 60,
            "organiser": {
              "id": 5,
              "first_name": "Lakshmi",
              "last_name": "Iyer",
              "email": "lakshmi@clinic.example"
            },
            "is_enrolled": false,
            "registration_link": null,
            "attendees": 128,
            "enrollment": null
          }
        }
      },
      "404": {
        "unknownSession": {
          "success": false,
          "message": "Session not found"
        }
      }
    }
  },
  "enrollInSession": {
    "parameters": {
      "slug": {
        "openSession": "preparing-for-labour",
        "unknownSession": "no-such-session",
        "sessionOver": "rest-and-sleep"
      }
    },
    "request": {},
    "responses": {
      "200": {
        "openSession": {
          "success": true,
          "message": "You are enrolled",
          "data": {
            "is_enrolled": true
          }
        }
      },
      "404": {
        "unknownSession": {
          "success": false,
          "message": "Session not found"
        }
      },
      "409": {
        "sessionOver": {
          "success": false,
          "message": "This session is over."
        }
      }
    }
  }
} as const;
