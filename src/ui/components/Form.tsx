import type { ReactNode } from "react";

interface FormProps {
	readonly className?: string | undefined;
	/** Submits the values. If it returns or resolves to false, nothing was sent and the first invalid field gets the focus. */
	readonly onSubmit: () => unknown;
	/** Returns the selector of that field; called once the errors are known. */
	readonly firstWrong?: (() => string) | undefined;
	readonly children: ReactNode;
}

const invalid = (): string => '[aria-invalid="true"]';

/** A form validated and submitted by its view model. A submit before hydration has no effect: address and typed values stay as they are. */
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
				// Waits until the errors are rendered.
				requestAnimationFrame(() => form.querySelector<HTMLElement>(firstWrong())?.focus());
			}}
		>
			{children}
		</form>
	);
}
