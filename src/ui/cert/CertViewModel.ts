import { action, computed, makeObservable, observable, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { accountCopy } from "#copy/account.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import { digitsTyped } from "#domain/member/phoneTyping.ts";
import { type VerificationPurpose, verificationRules } from "#domain/member/verification.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { LatestRequest } from "#ui/app/LatestRequest.ts";
import { refusalText } from "#ui/my/refusalText.ts";

export type CertStep = "idle" | "sending" | "sent" | "verifying" | "verified";

/**
 * One verification by code: send, count down, enter, verify (DEC-137). Changing the destination, or not using the proof in time, starts
 * over. Ticks once a second while a code or a proof is valid.
 */
export class CertViewModel {
	step: CertStep = "idle";
	code = "";
	error: string | null = null;
	remaining: number | null = null;
	/** Answer to a verified code, such as the masked e-mail addresses for a phone number; null before. */
	users: readonly string[] | null = null;
	expiresAt = 0;
	now = 0;
	sentAt = 0;
	#certId: string | null = null;
	#verifiedDestination: string | null = null;
	readonly #app: Pick<AppState, "use">;
	readonly #purpose: VerificationPurpose;
	readonly #clock: () => number;
	/** Returns the name of the phone number's owner, for purposes that check it; null otherwise. */
	readonly #owner: () => string | null;
	/** Drops answers for an earlier destination. */
	readonly #latest = new LatestRequest();
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

	/** Seconds until another code may be requested. */
	get pauseLeft(): number {
		return Math.max(0, Math.ceil((this.sentAt + verificationRules.pauseSeconds * 1000 - this.now) / 1000));
	}

	get isVerified(): boolean {
		return this.step === "verified";
	}

	/** Returns the proof if it was made for exactly this destination, else null. */
	proofFor(destination: string): string | null {
		return this.isVerified && this.#verifiedDestination === destination ? this.#certId : null;
	}

	type(code: string): void {
		this.code = digitsTyped(code).slice(0, verificationRules.codeLength);
		this.error = null;
	}

	/** Discards code and proof because the destination has changed. */
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
		// The pause before a new code may be requested has passed by then.
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
					// A code sent earlier stays valid until it expires.
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
		const request = { certId, code: this.code, name: this.#owner() };
		await this.#latest.read(
			() => this.#app.use(useCases.verifyCode).execute(request),
			(answer) => {
				if (answer.ok) {
					this.step = "verified";
					this.users = answer.value;
					this.now = this.#clock();
					this.#count(verificationRules.verifiedSeconds);
					return;
				}
				this.step = "sent";
				// A code that could not be sent is not wrong.
				this.error = refusalText(answer.error) ?? accountCopy.account.verifyFailed;
			},
		);
	}

	/** Stops the countdown when the screen is left. */
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

/** Returns the server's message if there is one, else the given text (as DEC-106 does for status 400). */
const textOf = (failure: Failure, otherwise: string): string =>
	("message" in failure ? failure.message : null) ?? otherwise;
