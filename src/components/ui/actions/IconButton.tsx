import { Icon } from '@wordpress/components';
import type { ComponentPropsWithoutRef, ReactElement } from 'react';

interface Props extends Omit< ComponentPropsWithoutRef< 'button' >, 'title' | 'type' > {
	icon: ReactElement;
	/** What it does; shown by the browser where the pointer rests. */
	label: string;
	/** Pixels. */
	size?: 24 | 32;
}

/** For places that have many: WordPress's own button brings a tooltip of several components with each. */
export function IconButton( { icon, label, size = 32, className = '', ...button }: Props ) {
	const classes = [ 'components-button', 'has-icon', size === 24 ? 'is-small' : 'is-compact', className ];

	return (
		<button
			type="button"
			className={ classes.filter( Boolean ).join( ' ' ) }
			aria-label={ label }
			title={ label }
			{ ...button }
		>
			<Icon icon={ icon } size={ 24 } />
		</button>
	);
}
