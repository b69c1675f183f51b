import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import type { LicenseHandle } from './use-license';
import './KeyForm.scss';

/** Spec 2, 4: milliseconds without typing after which a key is verified by itself. */
const PAUSE = 500;

export function KeyForm( { license }: { license: LicenseHandle } ) {
	const [ key, setKey ] = useState( '' );
	const [ tried, setTried ] = useState( '' );
	const given = key.trim();
	const { verify } = license;
	const tryKey = () => {
		setTried( given );
		verify( given );
	};

	useEffect( () => {
		if ( given === '' || given === tried ) {
			return undefined;
		}
		const timer = setTimeout( tryKey, PAUSE );
		return () => clearTimeout( timer );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- it waits for the next letter or a press of the button, and for nothing else
	}, [ given, tried ] );

	return (
		<form
			className="uf-key"
			onSubmit={ ( event ) => {
				event.preventDefault();
				tryKey();
			} }
		>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'License key', 'userfeedback' ) }
				value={ key }
				autoComplete="off"
				spellCheck={ false }
				dir="ltr"
				onChange={ setKey }
			/>
			<BusyButton variant="primary" type="submit" isBusy={ license.busy === 'verify' }>
				{ __( 'Verify Key', 'userfeedback' ) }
			</BusyButton>
		</form>
	);
}
