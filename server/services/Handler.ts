import type { operations as Auth } from "#contracts/auth.d.ts";
import type { operations as Content } from "#contracts/content.d.ts";
import type { operations as HotelsCombined } from "#contracts/hotels-combined.d.ts";
import type { operations as InternalAuth } from "#contracts/internal-auth.d.ts";
import type { operations as Message } from "#contracts/message.d.ts";
import type { operations as Payment } from "#contracts/payment.d.ts";
import type { Call } from "#server/platform/http/Call.ts";
import type { DataOf } from "#server/platform/http/DataOf.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import type { Services } from "./Services.ts";

/** openapi-typescript writes `query?: never` when there are no parameters, and `query?: {…}` when all are optional. */
type Given<T> = [NonNullable<T>] extends [never] ? Record<never, never> : NonNullable<T>;

type ParametersOf<Op, Place extends "path" | "query" | "header"> = Op extends {
	parameters: { [P in Place]?: infer Values };
}
	? Given<Values>
	: Record<never, never>;

type BodyOf<Op> = Op extends { requestBody: { content: { "application/json": infer Body } } } ? Body : null;

export interface Input<Op> {
	readonly path: ParametersOf<Op, "path">;
	readonly query: ParametersOf<Op, "query">;
	readonly body: BodyOf<Op>;
}

/** Operations whose callers present tokens to be verified and are not signed in yet. */
type SessionOpening = "refreshSession" | "openSession";

/** Operations whose contract allows a 499 response require a session. */
type CallOf<Op, Id> = Call<Services> &
	(Op extends { responses: { 499: unknown } }
		? Id extends SessionOpening
			? unknown
			: { readonly member: SignedInMember }
		: unknown) &
	(ParametersOf<Op, "header"> extends { "Idempotency-Key": string }
		? { readonly idempotencyKey: string }
		: unknown);

/** Returns the response's `data`, or throws a Refusal. */
export type Handler<Op, Id> = (input: Input<Op>, call: CallOf<Op, Id>) => Promise<DataOf<Op>>;

type Handlers<Operations> = { readonly [Id in keyof Operations]: Handler<Operations[Id], Id> };

export type ContentHandler<Id extends keyof Content> = Handler<Content[Id], Id>;
export type AuthHandler<Id extends keyof Auth> = Handler<Auth[Id], Id>;
export type PaymentHandler<Id extends keyof Payment> = Handler<Payment[Id], Id>;
export type MessageHandler<Id extends keyof Message> = Handler<Message[Id], Id>;
export type InternalAuthHandler<Id extends keyof InternalAuth> = Handler<InternalAuth[Id], Id>;
export type HotelsCombinedHandler<Id extends keyof HotelsCombined> = Handler<HotelsCombined[Id], Id>;

export type ContentHandlers = Handlers<Content>;
export type AuthHandlers = Handlers<Auth>;
export type PaymentHandlers = Handlers<Payment>;
export type MessageHandlers = Handlers<Message>;
export type InternalAuthHandlers = Handlers<InternalAuth>;
export type HotelsCombinedHandlers = Handlers<HotelsCombined>;

/** One handler per operation of the six contracts, by service (HTTP-02). */
export interface ServiceHandlers {
	readonly content: ContentHandlers;
	readonly auth: AuthHandlers;
	readonly payment: PaymentHandlers;
	readonly message: MessageHandlers;
	readonly "internal-auth": InternalAuthHandlers;
	readonly "hotels-combined": HotelsCombinedHandlers;
}
