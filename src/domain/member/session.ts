import { defineMachine, type EventOf, type StateOf } from "#domain/shared/StateMachine.ts";

/**
 * The session, table 4.4, with what to do in order. A refresh at the start of a visit fails unseen; one asked for by a call sends
 * the traveller to log in, and a network that is down ends no session. [DEC-108, DEC-110, DEC-111]
 */
export const sessionMachine = defineMachine({
	initial: "UNKNOWN",
	states: {
		UNKNOWN: {},
		REFRESHING_AT_START: {},
		REFRESHING: {},
		LOADING_USER: {},
		LOGGED_IN: {},
		LOGGED_OUT: {},
	},
	events: {
		START_WITHOUT_REFRESH: { from: { UNKNOWN: { to: "LOGGED_OUT", effects: ["clearSession"] } } },
		START_CACHED: { from: { UNKNOWN: "LOGGED_IN" } },
		START_UNCACHED: { from: { UNKNOWN: { to: "LOADING_USER", effects: ["fetchUser"] } } },
		START_WITHOUT_ACCESS: { from: { UNKNOWN: { to: "REFRESHING_AT_START", effects: ["sendRefresh"] } } },
		REFRESHED_CACHED: {
			from: {
				REFRESHING_AT_START: { to: "LOGGED_IN", effects: ["storeTokens"] },
				REFRESHING: { to: "LOGGED_IN", effects: ["storeTokens", "replay"] },
			},
		},
		REFRESHED_UNCACHED: {
			from: {
				REFRESHING_AT_START: { to: "LOADING_USER", effects: ["storeTokens", "fetchUser"] },
				REFRESHING: { to: "LOADING_USER", effects: ["storeTokens", "replay", "fetchUser"] },
			},
		},
		REFRESH_REFUSED: {
			from: {
				REFRESHING_AT_START: { to: "LOGGED_OUT", effects: ["clearSession"] },
				REFRESHING: { to: "LOGGED_OUT", effects: ["clearSession", "saveReturnUrl", "goToLogin"] },
			},
		},
		REFRESH_REFUSED_SILENTLY: {
			from: { REFRESHING: { to: "LOGGED_OUT", effects: ["clearSession"] } },
		},
		REFRESH_EXPIRED: {
			from: {
				REFRESHING_AT_START: {
					to: "LOGGED_OUT",
					effects: ["clearSession", "saveReturnUrl", "alertExpired", "reload"],
				},
				REFRESHING: {
					to: "LOGGED_OUT",
					effects: ["clearSession", "saveReturnUrl", "alertExpired", "reload"],
				},
			},
		},
		REFRESH_UNREACHABLE: {
			from: {
				REFRESHING_AT_START: "LOGGED_OUT",
				REFRESHING: { to: "LOGGED_IN", effects: ["offerRetry"] },
			},
		},
		USER_ANSWERED: { from: { LOADING_USER: { to: "LOGGED_IN", effects: ["cacheUser"] } } },
		USER_FAILED: { from: { LOADING_USER: "LOGGED_OUT" } },
		LOGIN_OK: {
			from: {
				LOGGED_OUT: {
					to: "LOADING_USER",
					effects: ["storeTokens", "fetchUser", "postLoginHistory", "goToReturnTarget"],
				},
			},
		},
		CALL_UNAUTHORIZED: {
			from: {
				LOGGED_IN: { to: "REFRESHING", effects: ["sendRefresh"] },
				LOGGED_OUT: { to: "LOGGED_OUT", effects: ["askLogin"] },
			},
		},
		CALL_MEMBER_CHANGED: {
			from: {
				LOGGED_IN: { to: "LOGGED_OUT", effects: ["clearSession", "alertMemberChanged", "goToLogin"] },
			},
		},
		CALL_EXPIRED: {
			from: {
				LOGGED_IN: {
					to: "LOGGED_OUT",
					effects: ["clearSession", "saveReturnUrl", "alertExpired", "reload"],
				},
			},
		},
		LOGOUT: {
			from: {
				LOGGED_IN: { to: "LOGGED_OUT", effects: ["goHome", "postLogout", "clearSession", "closeMenu"] },
				LOGGED_OUT: { to: "LOGGED_OUT", effects: ["clearSession"] },
			},
		},
	},
});

export type SessionState = StateOf<typeof sessionMachine>;
export type SessionEvent = EventOf<typeof sessionMachine>;

/** What a visit begins with. */
export interface SessionTraces {
	readonly hasRefreshToken: boolean;
	readonly hasAccessToken: boolean;
	readonly hasCachedUser: boolean;
}

/** How a visit starts: without a refresh token nothing else counts. [AUTH-SESSION-01, AUTH-SESSION-02, AUTH-SESSION-03] */
export function startEvent(traces: SessionTraces): SessionEvent {
	if (!traces.hasRefreshToken) return "START_WITHOUT_REFRESH";
	if (!traces.hasAccessToken) return "START_WITHOUT_ACCESS";
	return traces.hasCachedUser ? "START_CACHED" : "START_UNCACHED";
}
