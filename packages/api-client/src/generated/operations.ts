// Generated from openapi/janani-api.yaml by scripts/generate.ts. Do not edit.

/** Method, path and bearer rule of every operation. */
export const operations = {
  "checkPhone": {
    "method": "POST",
    "path": "/user/auth/check-phone",
    "bearer": "none"
  },
  "logIn": {
    "method": "POST",
    "path": "/user/auth/verify-firebase-token",
    "bearer": "none"
  },
  "signUp": {
    "method": "POST",
    "path": "/user/auth/signup/verify-firebase-token",
    "bearer": "none"
  },
  "listHospitals": {
    "method": "GET",
    "path": "/hospitals",
    "bearer": "optional"
  },
  "listDoctors": {
    "method": "GET",
    "path": "/hospitals/{id}/doctors",
    "bearer": "optional"
  },
  "listStates": {
    "method": "GET",
    "path": "/countries/{id}/states",
    "bearer": "optional"
  },
  "listSessions": {
    "method": "GET",
    "path": "/user/sessions",
    "bearer": "required"
  },
  "getSession": {
    "method": "GET",
    "path": "/user/sessions/{slug}",
    "bearer": "required"
  },
  "enrollInSession": {
    "method": "POST",
    "path": "/user/sessions/{slug}/enroll",
    "bearer": "required"
  }
} as const;
