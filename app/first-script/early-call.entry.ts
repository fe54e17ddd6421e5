import { sendEarlyCall } from './early-call.ts';

/** The prefix of the document's paths, such as `/hi` (build.ts). */
declare const PREFIX: string;

sendEarlyCall(import.meta.env.VITE_API_BASE_URL, window.location.pathname.slice(PREFIX.length));
