import type { ReactNode } from "react";
import { componentsCopy } from "#copy/components.ts";
import typography from "#ui/styles/typography.module.css";
import { classes } from "./classes.ts";
import { CheckIcon, CloseIcon } from "./icons/frame.tsx";
import styles from "./Stepper.module.css";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export interface Step {
	readonly key: string;
	readonly label: string;
	/** Such as a time, an expected date or a reason. */
	readonly detail?: ReactNode;
	readonly state: "done" | "current" | "todo" | "problem";
}

export interface StepperProps {
	readonly label: string;
	readonly steps: readonly Step[];
}

/** Progress of a process, such as a booking form or a refund. Each step's state is also given in words. */
export const Stepper = ({ label, steps }: StepperProps) => (
	<ol className={styles.steps} aria-label={label}>
		{steps.map(({ key, label: name, detail, state }, index) => (
			<li
				key={key}
				className={classes(styles.step, styles[state])}
				aria-current={state === "current" ? "step" : undefined}
			>
				<span className={styles.mark} aria-hidden="true">
					{state === "done" ? (
						<CheckIcon size={16} />
					) : state === "problem" ? (
						<CloseIcon size={14} />
					) : (
						index + 1
					)}
				</span>
				<div>
					<p className={styles.label}>
						{name}
						<VisuallyHidden> {componentsCopy.steps[state]}</VisuallyHidden>
					</p>
					{detail && <div className={typography.note}>{detail}</div>}
				</div>
			</li>
		))}
	</ol>
);
