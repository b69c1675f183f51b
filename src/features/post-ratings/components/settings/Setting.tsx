import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { type ReactNode, useRef } from 'react';
import { SettingError } from '@/components/forms/SettingError';
import { sprintf } from '@/lib/labels/sprintf';
import { isSame } from '@/lib/is-same';
import { type SettingName, useRatingsForm } from '@/features/post-ratings/model/ratings-form';

interface Props {
	name: SettingName;
	/** Its name in the reset button. */
	title: string;
	children: ReactNode;
}

/** A setting with the server's error, and a button that resets it to its default. */
export function Setting( { name, title, children }: Props ) {
	const { settings, defaults, isLocked, set, fault } = useRatingsForm();
	const place = useRef< HTMLDivElement >( null );
	const words = fault( name );

	return (
		<div className="uf-ratings__setting" data-setting={ name } ref={ place }>
			{ children }
			{ ! isLocked && ! isSame( settings[ name ], defaults[ name ] ) && (
				<Button
					variant="link"
					className="uf-ratings__reset"
					/* translators: %s: name of a setting */
					aria-label={ sprintf( __( 'Reset %s', 'userfeedback' ), title ) }
					onClick={ () => {
						set( name, defaults[ name ] );
						place.current?.querySelector< HTMLElement >( 'input, textarea, select' )?.focus(); // This button disappears.
					} }
				>
					{ __( 'Reset', 'userfeedback' ) }
				</Button>
			) }
			{ words !== undefined && <SettingError words={ words } /> }
		</div>
	);
}
