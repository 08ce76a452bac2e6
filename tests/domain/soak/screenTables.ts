import type { SessionEvent, SessionState } from "#domain/member/session.ts";
import type { CalendarEvent, CalendarState } from "#domain/search/calendar.ts";
import type { SearchSectionEvent, SearchSectionState } from "#domain/search/searchSection.ts";
import type { EventOf } from "#domain/shared/StateMachine.ts";
import type { DataStatus, DataStatusEvent } from "#domain/support/dataStatus.ts";
import type { PopupState, popupMachine } from "#domain/support/popups.ts";
import type { PrintedTable } from "./stateTables.ts";

/** Table 4.4, a refresh at the start of a visit told apart from one a call asked for. */
export const sessionTable: PrintedTable<SessionState, SessionEvent> = {
	columns: ["UNKNOWN", "REFRESHING_AT_START", "REFRESHING", "LOADING_USER", "LOGGED_IN", "LOGGED_OUT"],
	rows: {
		START_WITHOUT_REFRESH: "LOGGED_OUT . . . . .",
		START_CACHED: "LOGGED_IN . . . . .",
		START_UNCACHED: "LOADING_USER . . . . .",
		START_WITHOUT_ACCESS: "REFRESHING_AT_START . . . . .",
		REFRESHED_CACHED: ". LOGGED_IN LOGGED_IN . . .",
		REFRESHED_UNCACHED: ". LOADING_USER LOADING_USER . . .",
		REFRESH_REFUSED: ". LOGGED_OUT LOGGED_OUT . . .",
		REFRESH_REFUSED_SILENTLY: ". . LOGGED_OUT . . .",
		REFRESH_EXPIRED: ". LOGGED_OUT LOGGED_OUT . . .",
		REFRESH_UNREACHABLE: ". LOGGED_OUT LOGGED_IN . . .",
		USER_ANSWERED: ". . . LOGGED_IN . .",
		USER_FAILED: ". . . LOGGED_OUT . .",
		LOGIN_OK: ". . . . . LOADING_USER",
		CALL_UNAUTHORIZED: ". . . . REFRESHING LOGGED_OUT",
		CALL_MEMBER_CHANGED: ". . . . LOGGED_OUT .",
		CALL_EXPIRED: ". . . . LOGGED_OUT .",
		LOGOUT: ". . . . LOGGED_OUT LOGGED_OUT",
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

/** Table 4.6. A day cannot be earlier or later than a check-in that is not chosen yet. */
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
export const dataStatusTable: PrintedTable<DataStatus, DataStatusEvent> = {
	columns: ["READY", "ING", "COMPLETE", "NODATA"],
	rows: {
		LOAD: "ING ING ING ING",
		ANSWERED: ". COMPLETE . .",
		ANSWERED_EMPTY: ". NODATA . .",
		FAILED_SILENTLY: ". NODATA . .",
		RESET: "READY READY READY READY",
	},
	returns: {},
};

/** Table 4.9. */
export const popupTable: PrintedTable<PopupState, EventOf<typeof popupMachine>> = {
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
