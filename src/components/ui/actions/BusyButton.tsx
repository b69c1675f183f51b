import { Button } from '@wordpress/components';
import type { ReactNode } from 'react';

interface Props {
	variant?: 'primary' | 'secondary' | 'tertiary' | 'link';
	is_busy?: boolean;
	is_destructive?: boolean;
	disabled?: boolean;
	type?: 'button' | 'submit';
	onClick?: () => void;
	children: ReactNode;
}

/** A button that waits keeps its words, its width and the keyboard's focus; a second click does nothing. */
export function BusyButton( {
	variant = 'secondary',
	is_busy = false,
	is_destructive = false,
	disabled = false,
	type = 'button',
	onClick,
	children,
}: Props ) {
	return (
		<Button
			__next40pxDefaultSize
			variant={ variant }
			type={ type }
			isBusy={ is_busy }
			isDestructive={ is_destructive }
			disabled={ disabled }
			aria-disabled={ is_busy || undefined }
			onClick={ ( event: { preventDefault: () => void } ) => {
				if ( is_busy ) {
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
