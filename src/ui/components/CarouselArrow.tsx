import type { ReactNode } from "react";
import { IconButton } from "./IconButton.tsx";

export interface TurnArrowProps {
	/** Positions the button over the images. */
	readonly className: string | undefined;
	readonly label: string;
	readonly disabled: boolean;
	/** -1 takes the button out of the tab order, where other keys move between the images. */
	readonly tabIndex?: -1;
	readonly onPress: () => void;
	readonly children: ReactNode;
}

/** Arrow button over a carousel that shows the previous or next image. */
export const CarouselArrow = ({
	className,
	label,
	disabled,
	tabIndex,
	onPress,
	children,
}: TurnArrowProps) => (
	<span className={className}>
		<IconButton label={label} variant="floating" tabIndex={tabIndex} disabled={disabled} onClick={onPress}>
			{children}
		</IconButton>
	</span>
);
