import type { ReactNode } from "react";

interface FormProps {
	readonly className?: string | undefined;
	/** Tries to send what was filled in. Answers false when it was not sent: then the first field that is wrong is focused. */
	readonly onSubmit: () => unknown;
	/** The selector of that field, asked for once the errors are known. */
	readonly firstWrong?: (() => string) | undefined;
	readonly children: ReactNode;
}

const invalid = (): string => '[aria-invalid="true"]';

/**
 * Fields that are checked by their view-model and sent by its call. Sent before the page lives nothing happens: the address, and what is
 * typed, stay as they are.
 */
export function Form({ className, onSubmit, firstWrong = invalid, children }: FormProps) {
	return (
		<form
			className={className}
			method="dialog"
			noValidate
			onSubmit={async (event) => {
				event.preventDefault();
				const form = event.currentTarget;
				if ((await onSubmit()) !== false) return;
				// After the errors stand in the page.
				requestAnimationFrame(() => form.querySelector<HTMLElement>(firstWrong())?.focus());
			}}
		>
			{children}
		</form>
	);
}
