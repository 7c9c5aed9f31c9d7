/** How somebody proved who they are, kept until the registration is sent. */
export interface LoginForm {
  /** Dial code without `+`, when signed in by phone. */
  dial_code: string | null;
  /** Phone number without its leading zero, when signed in by phone. */
  phone_number: string | null;
  /** Address, when signed in by quick link. */
  email: string | null;
  /** The code that was verified. */
  code: string;
}

/** The part of the session that survives a reload, under the names that the specification gives. */
export interface StoredSession {
  /** The bearer token, or null for a visitor. */
  sessionToken: string | null;
  /** The id of the person signed in. */
  userId: string | null;
  /** How the person proved who they are, from the verification until the log-out. */
  userLogin: LoginForm | null;
  /** The flag that opens `/register`: the server's proof of the verification. Kept for this tab only. */
  authenticated: string | null;
  /** Settings of this browser; they outlive the session. */
  settings: { allLangTranscript: boolean };
}

const authenticatedKey = 'authenticated';

function readJson(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    // Somebody else wrote it: as good as nothing.
    return null;
  }
}

function isLoginForm(value: unknown): value is LoginForm {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';
}

/** Reads what an earlier page load left. */
export function readSession(): StoredSession {
  const login = readJson('userLogin');
  const settings = readJson('settings');
  const keepsOne =
    typeof settings === 'object' &&
    settings !== null &&
    'allLangTranscript' in settings &&
    settings.allLangTranscript === false;
  return {
    sessionToken: localStorage.getItem('sessionToken'),
    userId: localStorage.getItem('userId'),
    userLogin: isLoginForm(login) ? login : null,
    authenticated: sessionStorage.getItem(authenticatedKey),
    settings: { allLangTranscript: !keepsOne },
  };
}

function put(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
}

/** Writes all of it. */
export function writeSession(state: StoredSession): void {
  put('sessionToken', state.sessionToken);
  put('userId', state.userId);
  put('userLogin', state.userLogin && JSON.stringify(state.userLogin));
  put('settings', JSON.stringify(state.settings));
  if (state.authenticated) sessionStorage.setItem(authenticatedKey, state.authenticated);
  else sessionStorage.removeItem(authenticatedKey);
}

/** Forgets who was signed in; the settings stay. */
export function clearSession(): void {
  for (const key of ['sessionToken', 'userId', 'userLogin']) localStorage.removeItem(key);
  sessionStorage.removeItem(authenticatedKey);
}
