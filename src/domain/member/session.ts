import { defineMachine, type EffectOf, type EventOf, type StateOf } from "#domain/shared/StateMachine.ts";

/** Ends the session: clears it and shows the visitor as logged out. A TELL_ event that notifies the caller follows. */
const over = { to: "LOGGED_OUT", effects: ["clearSession"] } as const;

/** Logout requested by the member: the home page is shown before anything is sent or cleared. [AUTH-SESSION-05] */
const left = {
	to: "LOGGED_OUT",
	effects: ["goHome", "postLogout", "clearAll", "redraw"],
} as const;

const ended = { to: "LOGGED_OUT", effects: ["clearAll"] } as const;

/**
 * State machine of the session (table 4.4); effects run in the listed order. A refused refresh at the start of a visit is silent, whereas
 * an expired login is reported. A failed refresh triggered by a call ends the session and sends the traveller to the login, unless the user
 * did not trigger that call. When the server cannot be reached, the tokens are kept and the session is checked again later. [DEC-107,
 * DEC-108, DEC-110, DEC-111, DEC-186]
 */
export const sessionMachine = defineMachine({
	initial: "UNKNOWN",
	states: {
		UNKNOWN: {},
		REFRESHING_AT_START: {},
		REFRESHING: {},
		LOADING_USER: {},
		/** There are tokens, but the server could not be reached to identify the member. */
		UNREACHED: {},
		LOGGED_IN: {},
		LOGGED_OUT: {},
	},
	events: {
		START_WITHOUT_REFRESH: { from: { UNKNOWN: { to: "LOGGED_OUT", effects: ["forgetMember"] } } },
		START_CACHED: { from: { UNKNOWN: { to: "LOGGED_IN", effects: ["showMember"] } } },
		START_UNCACHED: { from: { UNKNOWN: { to: "LOADING_USER", effects: ["fetchUser"] } } },
		START_WITHOUT_ACCESS: { from: { UNKNOWN: { to: "REFRESHING_AT_START", effects: ["sendRefresh"] } } },
		/** Triggered by focus, the network coming back, a call made while the server was unreachable, or a change in another tab. */
		LOOK_AGAIN: { from: { LOGGED_IN: "UNKNOWN", LOGGED_OUT: "UNKNOWN", UNREACHED: "UNKNOWN" } },
		REFRESHED_CACHED: {
			from: {
				REFRESHING_AT_START: { to: "LOGGED_IN", effects: ["showMember"] },
				REFRESHING: { to: "LOGGED_IN", effects: ["showMember"] },
			},
		},
		REFRESHED_UNCACHED: {
			from: {
				REFRESHING_AT_START: { to: "LOADING_USER", effects: ["fetchUser"] },
				REFRESHING: { to: "LOADING_USER", effects: ["fetchUser"] },
			},
		},
		REFRESH_REFUSED: {
			from: {
				REFRESHING_AT_START: { to: "LOGGED_OUT", effects: ["forgetMember", "dropTokens"] },
				REFRESHING: over,
			},
		},
		REFRESH_EXPIRED: {
			from: {
				REFRESHING_AT_START: {
					to: "LOGGED_OUT",
					effects: ["clearSession", "saveReturnUrl", "alertExpired", "reload"],
				},
				REFRESHING: over,
			},
		},
		REFRESH_UNREACHED: {
			from: {
				REFRESHING_AT_START: { to: "UNREACHED", effects: ["showNobody"] },
				REFRESHING: "UNREACHED",
			},
		},
		USER_ANSWERED: { from: { LOADING_USER: { to: "LOGGED_IN", effects: ["cacheUser", "showMember"] } } },
		USER_REFUSED: { from: { LOADING_USER: { to: "LOGGED_OUT", effects: ["forgetMember", "dropTokens"] } } },
		USER_UNREACHED: { from: { LOADING_USER: { to: "UNREACHED", effects: ["showNobody"] } } },
		LOGIN_OK: {
			from: {
				UNKNOWN: { to: "LOADING_USER", effects: ["fetchUser"] },
				UNREACHED: { to: "LOADING_USER", effects: ["fetchUser"] },
				LOGGED_IN: { to: "LOADING_USER", effects: ["fetchUser"] },
				LOGGED_OUT: { to: "LOADING_USER", effects: ["fetchUser"] },
			},
		},
		CALL_UNAUTHORIZED: {
			from: {
				UNKNOWN: { to: "REFRESHING", effects: ["sendRefresh"] },
				UNREACHED: { to: "REFRESHING", effects: ["sendRefresh"] },
				LOGGED_IN: { to: "REFRESHING", effects: ["sendRefresh"] },
			},
		},
		/** The response to a call says that the session is over: code -3, status 499, or 401 with tokens that were just renewed. */
		CALL_ENDED: {
			from: {
				UNKNOWN: over,
				REFRESHING_AT_START: over,
				REFRESHING: over,
				LOADING_USER: over,
				UNREACHED: over,
				LOGGED_IN: over,
			},
		},
		TELL_EXPIRED: {
			from: { LOGGED_OUT: { to: "LOGGED_OUT", effects: ["saveReturnUrl", "alertExpired", "reload"] } },
		},
		TELL_MEMBER_CHANGED: {
			from: {
				LOGGED_OUT: {
					to: "LOGGED_OUT",
					effects: ["closeVouchers", "alertMemberChanged", "goToLoginAndBack"],
				},
			},
		},
		TELL_NEVER_IN: {
			from: {
				UNKNOWN: { to: "UNKNOWN", effects: ["askLogin"] },
				LOGGED_OUT: { to: "LOGGED_OUT", effects: ["askLogin"] },
				LOGGED_IN: { to: "LOGGED_OUT", effects: ["forgetMember", "askLogin"] },
			},
		},
		TELL_REFUSED: {
			from: { LOGGED_OUT: { to: "LOGGED_OUT", effects: ["saveReturnUrl", "goToLoginAndBack"] } },
		},
		LOGOUT: {
			from: {
				UNKNOWN: left,
				UNREACHED: left,
				LOGGED_IN: left,
				LOGGED_OUT: over,
			},
		},
		/** The account has been deleted. [DEC-148] */
		WITHDRAWN: { from: { UNKNOWN: ended, UNREACHED: ended, LOGGED_IN: ended } },
	},
});

export type SessionState = StateOf<typeof sessionMachine>;
export type SessionEvent = EventOf<typeof sessionMachine>;
export type SessionEffect = EffectOf<typeof sessionMachine>;

/** Whether a request about the session is in flight. */
export const isAsked = (state: SessionState): boolean =>
	state === "REFRESHING_AT_START" || state === "REFRESHING" || state === "LOADING_USER";

/** What a device still holds of a session: nothing, only a refresh token, or both tokens. */
export type StoredSession = "none" | "refreshOnly" | "complete";

/**
 * Returns the event with which a visit starts; without a refresh token nothing else matters. [AUTH-SESSION-01, AUTH-SESSION-02,
 * AUTH-SESSION-03]
 */
export function startEvent(stored: StoredSession, hasCachedUser: boolean): SessionEvent {
	if (stored === "none") return "START_WITHOUT_REFRESH";
	if (stored === "refreshOnly") return "START_WITHOUT_ACCESS";
	return hasCachedUser ? "START_CACHED" : "START_UNCACHED";
}
