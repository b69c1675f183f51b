import { Button } from '@wordpress/components';
import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface Props {
	to: string;
	variant?: 'primary' | 'secondary' | 'tertiary' | 'link';
	children: ReactNode;
}

/** A router link that looks like WordPress's button. */
export function LinkButton( { to, variant = 'secondary', children }: Props ) {
	const href = useHref( to );
	const follow = useLinkClickHandler( to );

	return (
		<Button __next40pxDefaultSize variant={ variant } href={ href } onClick={ follow }>
			{ children }
		</Button>
	);
}
