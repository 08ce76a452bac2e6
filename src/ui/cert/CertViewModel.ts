import { action, computed, makeObservable, observable, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { accountCopy } from "#copy/account.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import { digitsTyped } from "#domain/member/phoneTyping.ts";
import { type VerificationPurpose, verificationRules } from "#domain/member/verification.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { Latest } from "#ui/app/Latest.ts";

export type CertStep = "idle" | "sending" | "sent" | "verifying" | "verified";

/**
 * One verification by code: send, count down, type, verify (DEC-137). Another destination starts over, and so does a proof
 * that is not used in time. The clock is asked once a second while a code is out or a proof counts.
 */
export class CertViewModel {
	step: CertStep = "idle";
	code = "";
	error: string | null = null;
	remaining: number | null = null;
	/** What a proven phone was answered with; null before. */
	users: readonly string[] | null = null;
	expiresAt = 0;
	now = 0;
	sentAt = 0;
	#certId: string | null = null;
	#verifiedDestination: string | null = null;
	readonly #app: Pick<AppState, "use">;
	readonly #purpose: VerificationPurpose;
	readonly #clock: () => number;
	/** Whose the proven number is said to be, where that counts. */
	readonly #owner: () => string | null;
	/** What is answered to an earlier destination does not count. */
	readonly #latest = new Latest();
	#timer: ReturnType<typeof setInterval> | undefined;

	constructor(
		app: Pick<AppState, "use">,
		purpose: VerificationPurpose,
		clock: () => number = () => Date.now(),
		owner: () => string | null = () => null,
	) {
		this.#app = app;
		this.#purpose = purpose;
		this.#clock = clock;
		this.#owner = owner;
		makeObservable(this, {
			step: observable,
			code: observable,
			error: observable,
			remaining: observable,
			users: observable,
			expiresAt: observable,
			now: observable,
			sentAt: observable,
			secondsLeft: computed,
			pauseLeft: computed,
			isVerified: computed,
			type: action,
			reset: action,
			tick: action,
		});
	}

	get secondsLeft(): number {
		return Math.max(0, Math.ceil((this.expiresAt - this.now) / 1000));
	}

	/** Seconds until another code may be asked for. */
	get pauseLeft(): number {
		return Math.max(0, Math.ceil((this.sentAt + verificationRules.pauseSeconds * 1000 - this.now) / 1000));
	}

	get isVerified(): boolean {
		return this.step === "verified";
	}

	/** The proof, for exactly the destination it was made for. */
	proofFor(destination: string): string | null {
		return this.isVerified && this.#verifiedDestination === destination ? this.#certId : null;
	}

	type(code: string): void {
		this.code = digitsTyped(code).slice(0, verificationRules.codeLength);
		this.error = null;
	}

	/** The destination was changed: whatever was proven does not count any more. */
	reset(): void {
		this.#latest.stop();
		this.error = null;
		this.step = "idle";
		this.code = "";
		this.users = null;
		this.#certId = null;
		this.#verifiedDestination = null;
		this.#stop();
	}

	tick(): void {
		this.now = this.#clock();
		if (this.secondsLeft > 0) return;
		// The pause before another code is over by then.
		this.#stop();
		if (!this.isVerified) return;
		this.step = "idle";
		this.error = accountCopy.account.codeExpired;
		this.#certId = null;
	}

	async send(destination: string): Promise<void> {
		if (this.step === "sending" || this.step === "verifying") return;
		runInAction(() => {
			this.step = "sending";
			this.error = null;
		});
		await this.#latest.read(
			() => this.#app.use(useCases.sendCode).execute({ purpose: this.#purpose, destination }),
			(answer) => {
				if (!answer.ok) {
					this.error = textOf(answer.error, accountCopy.account.codeSendFailed);
					// The code that came before counts as long as it did.
					const isOut = this.#certId !== null && this.secondsLeft > 0;
					this.step = isOut ? "sent" : "idle";
					if (!isOut) this.#stop();
					return;
				}
				this.step = "sent";
				this.code = "";
				this.#certId = answer.value.certId;
				this.#verifiedDestination = destination;
				this.remaining = answer.value.remaining;
				this.now = this.#clock();
				this.sentAt = this.now;
				this.#count(verificationRules.codeSeconds);
			},
		);
	}

	async verify(): Promise<void> {
		const certId = this.#certId;
		if (this.step !== "sent" || certId === null) return;
		if (this.code.length !== verificationRules.codeLength) {
			runInAction(() => {
				this.error = accountCopy.account.checkCode;
			});
			return;
		}
		runInAction(() => {
			this.step = "verifying";
		});
		const asked = { certId, code: this.code, name: this.#owner() };
		await this.#latest.read(
			() => this.#app.use(useCases.verifyCode).execute(asked),
			(answer) => {
				if (answer.ok) {
					this.step = "verified";
					this.users = answer.value;
					this.now = this.#clock();
					this.#count(verificationRules.verifiedSeconds);
					return;
				}
				this.step = "sent";
				this.error = textOf(answer.error, accountCopy.account.verifyFailed);
			},
		);
	}

	/** Stops the countdown when the screen goes. */
	dispose(): void {
		this.#stop();
	}

	#count(seconds: number): void {
		this.expiresAt = this.now + seconds * 1000;
		this.#stop();
		this.#timer = setInterval(() => this.tick(), 1000);
	}

	#stop(): void {
		clearInterval(this.#timer);
	}
}

/** The server's own words where it has some, as DEC-106 has it for 400. */
const textOf = (failure: Failure, otherwise: string): string =>
	("message" in failure ? failure.message : null) ?? otherwise;
