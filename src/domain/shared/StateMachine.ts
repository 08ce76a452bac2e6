import { invariant } from "./invariant.ts";
import { err, ok, type Result } from "./Result.ts";

/**
 * Where a transition leads: a state; a list of states, one of which was held before and is returned to; or a state with the
 * effects to run in order.
 */
export type Target<S extends string> =
	| S
	| readonly S[]
	| { readonly to: S; readonly effects: readonly string[] };

export interface EventRow<S extends string> {
	/** The only states the event is legal in. */
	readonly from: { readonly [State in S]?: Target<S> };
	/** Who may trigger it, in the words of the table. */
	readonly by?: readonly string[];
}

/** A machine as data: every state with whatever is known of it (label, note), every event with its legal transitions. */
export interface MachineTable {
	readonly initial: string;
	readonly states: { readonly [state: string]: { readonly label?: string } };
	readonly events: { readonly [event: string]: EventRow<string> };
}

export interface IllegalEvent<S extends string, E extends string> {
	readonly kind: "illegalEvent";
	readonly state: S;
	readonly event: E;
}

export interface Step<S extends string> {
	readonly state: S;
	readonly effects: readonly string[];
}

export interface StateMachine<S extends string, E extends string, Table> {
	readonly table: Table;
	readonly initial: S;
	readonly states: readonly S[];
	readonly events: readonly E[];
	/** The state an event leads to, or a refusal. `held` is the state to go back to, where the table says so. */
	next(state: S, event: E, held?: S | null): Result<S, IllegalEvent<S, E>>;
	/** The state after an event, the same one where the event means nothing. */
	settle(state: S, event: E): S;
	/** Like `next`, with the effects of the transition in order. */
	step(state: S, event: E, held?: S | null): Result<Step<S>, IllegalEvent<S, E>>;
	/** The events that are legal in a state, whatever was held before. */
	eventsIn(state: S): readonly E[];
	isFinal(state: S): boolean;
}

type StatesOf<T extends MachineTable> = Extract<keyof T["states"], string>;
type EventsOf<T extends MachineTable> = Extract<keyof T["events"], string>;

/** Names in the table that are not its states make this type unsatisfiable. */
type Closed<T extends MachineTable> = {
	readonly initial: StatesOf<T>;
	readonly events: { readonly [E in EventsOf<T>]: EventRow<StatesOf<T>> };
};

export type StateOf<M> = M extends StateMachine<infer S, string, unknown> ? S : never;
/** The effects that the rows of a table name. */
type EffectIn<Row> = Row extends { readonly from: infer From }
	? Extract<From[keyof From], { readonly effects: readonly string[] }>["effects"][number]
	: never;

/** What a machine may ask to be done. */
export type EffectOf<M> =
	M extends StateMachine<string, string, { readonly events: infer Events }>
		? EffectIn<Events[keyof Events]>
		: never;

export type EventOf<M> = M extends StateMachine<string, infer E, unknown> ? E : never;

/** Makes a machine of one table; what the table does not list is refused and changes nothing. */
export function defineMachine<const T extends MachineTable & Closed<T>>(
	table: T,
): StateMachine<StatesOf<T>, EventsOf<T>, T> {
	type S = StatesOf<T>;
	type E = EventsOf<T>;
	const states = Object.keys(table.states) as S[];
	const events = Object.keys(table.events) as E[];
	const rows = table.events as unknown as Record<E, EventRow<S>>;
	const initial = table.initial as S;

	const targetOf = (state: S, event: E): Target<S> | undefined => {
		invariant(Object.hasOwn(table.states, state), `${state} is a state`);
		invariant(Object.hasOwn(rows, event), `${event} is an event`);
		const { from } = rows[event];
		return Object.hasOwn(from, state) ? from[state] : undefined;
	};

	const step: StateMachine<S, E, T>["step"] = (state, event, held = null) => {
		const target = targetOf(state, event);
		const refusal = err({ kind: "illegalEvent", state, event } as const);
		if (target === undefined) return refusal;
		if (typeof target === "string") return ok({ state: target, effects: [] });
		if ("to" in target) return ok({ state: target.to, effects: target.effects });
		return held !== null && target.includes(held) ? ok({ state: held, effects: [] }) : refusal;
	};

	const eventsIn = (state: S): readonly E[] => events.filter((event) => targetOf(state, event) !== undefined);

	return {
		table,
		initial,
		states,
		events,
		step,
		next(state, event, held) {
			const stepped = step(state, event, held);
			return stepped.ok ? ok(stepped.value.state) : stepped;
		},
		settle(state, event) {
			const stepped = step(state, event);
			return stepped.ok ? stepped.value.state : state;
		},
		eventsIn,
		isFinal: (state) => !events.some((event) => targetOf(state, event) !== undefined),
	};
}
