import { action, computed, makeObservable, observable, observableRef } from "mobx";
import type { CachedMember } from "#domain/member/CachedMember.ts";
import { isCorporationMember, isSpecialMember } from "#domain/member/Member.ts";
import type { CurrentVisitor } from "#ports/CurrentVisitor.ts";
import type { Environment } from "./Environment.ts";

/** The current visitor. Initialised from the document and updated by the session use cases. */
export class SessionViewModel implements CurrentVisitor {
	signedIn: boolean;
	/** Whether a session exists on this device but its member could not be looked up. */
	isMemberUnknown: boolean;
	member: CachedMember | null;

	constructor(environment: Pick<Environment, "signedIn" | "isMemberUnknown" | "member">) {
		this.signedIn = environment.signedIn;
		this.isMemberUnknown = environment.isMemberUnknown;
		this.member = environment.member;
		makeObservable(this, {
			signedIn: observable,
			isMemberUnknown: observable,
			member: observableRef,
			isSpecialMember: computed,
			canPayMemberPrice: computed,
			entered: action,
			left: action,
			lookupFailed: action,
		});
	}

	/** Whether the visitor is a special member, who sees and pays the member price (DOM-GRADE-02, DEC-077). */
	get isSpecialMember(): boolean {
		return this.member !== null && isSpecialMember(this.member);
	}

	/** Whether the visitor has, or could get, the member price: everyone but corporate members, who cannot join the membership (DOM-GRADE-02). */
	get canPayMemberPrice(): boolean {
		return this.member === null || !isCorporationMember(this.member);
	}

	isSignedIn(): boolean {
		return this.signedIn;
	}

	entered(member: CachedMember): void {
		this.signedIn = true;
		this.isMemberUnknown = false;
		this.member = member;
	}

	left(): void {
		this.signedIn = false;
		this.isMemberUnknown = false;
		this.member = null;
	}

	lookupFailed(): void {
		this.signedIn = false;
		this.isMemberUnknown = true;
		this.member = null;
	}
}
