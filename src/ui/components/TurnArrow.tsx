import type { ReactNode } from "react";
import { IconButton } from "./IconButton.tsx";

export interface TurnArrowProps {
	/** Where it stands over the pictures. */
	readonly className: string | undefined;
	readonly label: string;
	readonly disabled: boolean;
	/** Out of the order of the Tab key, where other keys turn the pictures. */
	readonly tabIndex?: -1;
	readonly onPress: () => void;
	readonly children: ReactNode;
}

/** A button over pictures that shows the one beside it. */
export const TurnArrow = ({ className, label, disabled, tabIndex, onPress, children }: TurnArrowProps) => (
	<span className={className}>
		<IconButton label={label} variant="floating" tabIndex={tabIndex} disabled={disabled} onClick={onPress}>
			{children}
		</IconButton>
	</span>
);
