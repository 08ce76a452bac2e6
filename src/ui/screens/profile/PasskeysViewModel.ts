import { action, makeObservable, observable, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { securityCopy } from "#copy/security.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import { deviceName } from "#domain/member/deviceName.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { AuthenticatorFault, Passkey } from "#ports/Passkeys.ts";
import type { AppState } from "#ui/app/AppState.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { LoadViewModel } from "#ui/my/LoadViewModel.ts";
import { refusalText } from "#ui/my/refusalText.ts";
import type { ReauthenticationViewModel } from "#ui/proof/ReauthenticationViewModel.ts";

const text = securityCopy.passkeys;

/** The member's passkeys: creating one on this device, renaming and removing. [DEC-195] */
export class PasskeysViewModel implements ViewModel<null> {
	readonly passkeys: LoadViewModel<readonly Passkey[]>;
	/** Description of this browser, used to name its passkey; null if it does not support passkeys, undefined until known. */
	device: string | null | undefined = undefined;
	/** Id of the passkey being changed, or 'new' while one is being created. */
	busy: number | "new" | null = null;
	/** Id of the passkey being renamed. */
	renaming: number | null = null;
	name = "";
	isTried = false;
	done: string | null = null;
	refusal: string | null = null;
	readonly #app: AppState;
	readonly #proof: Pick<ReauthenticationViewModel, "ask">;

	constructor(app: AppState, proof: Pick<ReauthenticationViewModel, "ask">) {
		this.#app = app;
		this.#proof = proof;
		this.passkeys = new LoadViewModel((signal) => app.use(useCases.listPasskeys).execute({ signal }));
		makeObservable(this, {
			device: observable,
			busy: observable,
			renaming: observable,
			name: observable,
			isTried: observable,
			done: observable,
			refusal: observable,
			openName: action,
			closeName: action,
			type: action,
		});
	}

	get nameError(): string | null {
		return this.isTried && this.name.trim() === "" ? text.nameNeeded : null;
	}

	activate(): () => void {
		void this.#app
			.use(useCases.offerPasskeys)
			.execute()
			.then((device) =>
				runInAction(() => {
					this.device = device;
				}),
			);
		return this.passkeys.activate();
	}

	openName({ id, name }: Passkey): void {
		this.renaming = id;
		this.name = name;
		this.isTried = false;
	}

	closeName(): void {
		this.renaming = null;
	}

	type(name: string): void {
		this.name = name;
	}

	async add(): Promise<void> {
		if (this.busy !== null || !(await this.#proof.ask())) return;
		const name = deviceName(this.device ?? "") ?? text.firstName;
		await this.#change("new", text.added, () => this.#app.use(useCases.addPasskey).execute(name));
	}

	async saveName(): Promise<void> {
		const { renaming } = this;
		const name = this.name.trim();
		runInAction(() => {
			this.isTried = true;
		});
		if (renaming === null || name === "") return;
		const isSaved = await this.#change(renaming, text.renamed, () =>
			this.#app.use(useCases.renamePasskey).execute(renaming, name),
		);
		if (isSaved) this.closeName();
	}

	async remove({ id, name }: Passkey): Promise<void> {
		if (this.busy !== null) return;
		const isMeant = await this.#app.popups.confirm(text.removeQuestion(name), text.removeTitle);
		if (!isMeant || !(await this.#proof.ask())) return;
		await this.#change(id, text.removed, () => this.#app.use(useCases.removePasskey).execute(id));
	}

	/** Runs a change. Returns whether it succeeded. */
	async #change(
		busy: number | "new",
		done: string,
		work: () => Promise<Result<AuthenticatorFault | null, Failure>>,
	): Promise<boolean> {
		if (this.busy !== null) return false;
		runInAction(() => {
			this.busy = busy;
			this.done = null;
			this.refusal = null;
		});
		const answer = await work();
		const isDone = answer.ok && answer.value === null;
		if (isDone) await this.passkeys.reloadOrClear();
		runInAction(() => {
			this.busy = null;
			this.done = isDone ? done : null;
			this.refusal = isDone ? null : refusalOf(answer);
		});
		return isDone;
	}
}

/** Returns the message for a failed change; null if the member cancelled the device's prompt. */
function refusalOf(answer: Result<AuthenticatorFault | null, Failure>): string | null {
	if (!answer.ok) return refusalText(answer.error);
	if (answer.value === "turnedBack") return null;
	return answer.value === "known" ? text.known : text.addFailed;
}
