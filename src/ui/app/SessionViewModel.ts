import { action, computed, makeObservable, observable, observableRef } from "mobx";
import type { CachedMember, Environment } from "./Environment.ts";

/** Who is looking at the page. The server's answer starts it; calls of the session use cases move it. */
export class SessionViewModel {
	signedIn: boolean;
	member: CachedMember | null;

	constructor(environment: Pick<Environment, "signedIn" | "member">) {
		this.signedIn = environment.signedIn;
		this.member = environment.member;
		makeObservable(this, {
			signedIn: observable,
			member: observableRef,
			isSpecialMember: computed,
			enter: action,
			leave: action,
		});
	}

	/** Special members see and pay the member price (DOM-GRADE-02, DEC-077). */
	get isSpecialMember(): boolean {
		return this.member !== null && this.member.type === "N" && this.member.grade !== "Bronze";
	}

	enter(member: CachedMember): void {
		this.signedIn = true;
		this.member = member;
	}

	leave(): void {
		this.signedIn = false;
		this.member = null;
	}
}
