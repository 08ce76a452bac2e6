import { action, computed, makeObservable, observable, observableRef } from "mobx";
import type { CachedMember } from "#domain/member/CachedMember.ts";
import { isSpecialMember } from "#domain/member/Member.ts";
import type { CurrentVisitor } from "#ports/CurrentVisitor.ts";
import type { Environment } from "./Environment.ts";

/** Who is looking at the page. The document starts it; the session's use cases move it. */
export class SessionViewModel implements CurrentVisitor {
	signedIn: boolean;
	member: CachedMember | null;

	constructor(environment: Pick<Environment, "signedIn" | "member">) {
		this.signedIn = environment.signedIn;
		this.member = environment.member;
		makeObservable(this, {
			signedIn: observable,
			member: observableRef,
			isSpecialMember: computed,
			entered: action,
			left: action,
		});
	}

	/** Special members see and pay the member price (DOM-GRADE-02, DEC-077). */
	get isSpecialMember(): boolean {
		return this.member !== null && isSpecialMember(this.member);
	}

	isSignedIn(): boolean {
		return this.signedIn;
	}

	entered(member: CachedMember): void {
		this.signedIn = true;
		this.member = member;
	}

	left(): void {
		this.signedIn = false;
		this.member = null;
	}
}
