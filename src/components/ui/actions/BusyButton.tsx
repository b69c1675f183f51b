import { Button } from '@wordpress/components';
import type { ReactNode } from 'react';

interface Props {
	variant?: 'primary' | 'secondary' | 'tertiary' | 'link';
	isBusy?: boolean;
	isDestructive?: boolean;
	disabled?: boolean;
	/** There is nothing to do now; focus stays where it is all the same. */
	isOff?: boolean;
	type?: 'button' | 'submit';
	/** Id of what it is about. */
	describedBy?: string;
	onClick?: () => void;
	children: ReactNode;
}

/** A button that waits keeps its words, its width and the keyboard's focus; a second click does nothing. */
export function BusyButton( {
	variant = 'secondary',
	isBusy = false,
	isDestructive = false,
	disabled = false,
	isOff = false,
	type = 'button',
	describedBy,
	onClick,
	children,
}: Props ) {
	return (
		<Button
			__next40pxDefaultSize
			variant={ variant }
			type={ type }
			isBusy={ isBusy }
			isDestructive={ isDestructive }
			disabled={ disabled }
			aria-describedby={ describedBy }
			aria-disabled={ isBusy || isOff || undefined }
			onClick={ ( event: { preventDefault: () => void } ) => {
				if ( isBusy || isOff ) {
					event.preventDefault();
				} else {
					onClick?.();
				}
			} }
		>
			{ children }
		</Button>
	);
}
