import type { SessionEvent, SessionState } from "#domain/member/session.ts";
import type { popupMachine } from "#domain/navigation/popups.ts";
import type { CalendarEvent, CalendarState } from "#domain/search/calendar.ts";
import type { SearchSectionEvent, SearchSectionState } from "#domain/search/searchSection.ts";
import type { DataEvent, DataStatus } from "#domain/shared/dataStatus.ts";
import type { EventOf, StateOf } from "#domain/shared/StateMachine.ts";
import type { PrintedTable } from "./stateTables.ts";

/** Table 4.4, with a refresh at the start of a visit distinguished from one requested by a call, and the end of a session from its announcement. */
export const sessionTable: PrintedTable<SessionState, SessionEvent> = {
	columns: [
		"UNKNOWN",
		"REFRESHING_AT_START",
		"REFRESHING",
		"LOADING_USER",
		"UNREACHED",
		"LOGGED_IN",
		"LOGGED_OUT",
	],
	rows: {
		START_WITHOUT_REFRESH: "LOGGED_OUT . . . . . .",
		START_CACHED: "LOGGED_IN . . . . . .",
		START_UNCACHED: "LOADING_USER . . . . . .",
		START_WITHOUT_ACCESS: "REFRESHING_AT_START . . . . . .",
		LOOK_AGAIN: ". . . . UNKNOWN UNKNOWN UNKNOWN",
		REFRESHED_CACHED: ". LOGGED_IN LOGGED_IN . . . .",
		REFRESHED_UNCACHED: ". LOADING_USER LOADING_USER . . . .",
		REFRESH_REFUSED: ". LOGGED_OUT LOGGED_OUT . . . .",
		REFRESH_EXPIRED: ". LOGGED_OUT LOGGED_OUT . . . .",
		REFRESH_UNREACHED: ". UNREACHED UNREACHED . . . .",
		USER_ANSWERED: ". . . LOGGED_IN . . .",
		USER_REFUSED: ". . . LOGGED_OUT . . .",
		USER_UNREACHED: ". . . UNREACHED . . .",
		LOGIN_OK: "LOADING_USER . . . LOADING_USER LOADING_USER LOADING_USER",
		CALL_UNAUTHORIZED: "REFRESHING . . . REFRESHING REFRESHING .",
		CALL_ENDED: "LOGGED_OUT LOGGED_OUT LOGGED_OUT LOGGED_OUT LOGGED_OUT LOGGED_OUT .",
		TELL_EXPIRED: ". . . . . . LOGGED_OUT",
		TELL_MEMBER_CHANGED: ". . . . . . LOGGED_OUT",
		TELL_NEVER_IN: "UNKNOWN . . . . LOGGED_OUT LOGGED_OUT",
		TELL_REFUSED: ". . . . . . LOGGED_OUT",
		LOGOUT: "LOGGED_OUT . . . LOGGED_OUT LOGGED_OUT LOGGED_OUT",
		WITHDRAWN: "LOGGED_OUT . . . LOGGED_OUT LOGGED_OUT .",
	},
	returns: {},
};

/** Table 4.5. */
export const searchSectionTable: PrintedTable<SearchSectionState, SearchSectionEvent> = {
	columns: ["HIDDEN", "COLLAPSED", "OPEN"],
	rows: {
		CONDITION_STORED: "COLLAPSED COLLAPSED OPEN",
		CONDITION_REMOVED: "HIDDEN HIDDEN HIDDEN",
		SUMMARY_CLICKED: "HIDDEN OPEN OPEN",
		PRESSED_OUTSIDE: "HIDDEN COLLAPSED COLLAPSED",
		PRESSED_INSIDE: "HIDDEN COLLAPSED OPEN",
		SEARCH_PRESSED: "HIDDEN COLLAPSED COLLAPSED",
		ESCAPE_PRESSED: "HIDDEN COLLAPSED COLLAPSED",
		ROUTE_CHANGED: "HIDDEN COLLAPSED COLLAPSED",
	},
	returns: {},
};

/** Table 4.6. A day cannot be before or after a check-in that has not been chosen yet. */
export const calendarTable: PrintedTable<CalendarState, CalendarEvent> = {
	columns: ["EMPTY", "IN", "RANGE"],
	rows: {
		PICK_FIRST: "IN . .",
		PICK_LATER: ". RANGE IN",
		PICK_SAME_OR_EARLIER: ". IN IN",
		CONFIRM: ". RANGE RANGE",
	},
	returns: {},
};

/** Table 4.8. */
export const dataStatusTable: PrintedTable<DataStatus, DataEvent> = {
	columns: ["READY", "ING", "COMPLETE", "NODATA"],
	rows: {
		LOAD: "ING ING ING ING",
		ANSWERED: ". COMPLETE . .",
		EMPTY: ". NODATA . .",
		RESET: "READY READY READY READY",
	},
	returns: {},
};

/** Table 4.9. */
export const popupTable: PrintedTable<StateOf<typeof popupMachine>, EventOf<typeof popupMachine>> = {
	columns: ["CLOSED", "ALERT", "CONFIRM"],
	rows: {
		ALERT_ASKED: "ALERT ALERT CONFIRM",
		CONFIRM_ASKED: "CONFIRM ALERT CONFIRM",
		OK: ". CLOSED CLOSED",
		BACK: ". . CLOSED",
		X: ". CLOSED CLOSED",
		ESCAPE: ". CLOSED CLOSED",
		BACKDROP: ". CLOSED CONFIRM",
		ROUTE_CHANGED: "CLOSED CLOSED CLOSED",
	},
	returns: {},
};
