import { __ } from '@wordpress/i18n';
import type { Theming } from '@/contract/types';
import { PickedImage } from '@/components/forms/image/PickedImage';
import { LockedRadio } from '@/components/ui/upgrade/LockedRadio';
import { type LookProps, lookField } from './looks';

/** Only the site's own logo identifies the survey's owner; the plugin's credit is off until the owner turns it on. */
export function LogoFields( { theming, looks }: LookProps ) {
	const chosen = theming.show_logo ? theming.logo_type : 'none';
	const error = looks.errors[ lookField( 'custom_logo' ) ];
	const choose = ( type: Theming[ 'logo_type' ] ) =>
		looks.replace( { ...theming, logo_type: type, show_logo: type !== 'none' } );

	return (
		<div className="uf-branding__logo" data-field={ lookField( 'logo_type' ) }>
			<LockedRadio
				label={ __( 'Logo', 'userfeedback' ) }
				needs={ { feature: 'branding', name: __( 'Custom Logo', 'userfeedback' ) } }
				free={ [ 'none', 'userfeedback' ] }
				selected={ chosen }
				options={ [
					{ value: 'none', label: __( 'None', 'userfeedback' ) },
					{ value: 'userfeedback', label: __( '“Powered by UserFeedback”', 'userfeedback' ) },
					...ownImage(),
				] }
				onChange={ choose }
			/>
			{ IN_EDITION.branding && chosen === 'custom' && (
				<div className="uf-branding__image">
					<PickedImage
						field={ lookField( 'custom_logo' ) }
						chooseLabel={ __( 'Choose a logo', 'userfeedback' ) }
						changeLabel={ __( 'Logo', 'userfeedback' ) }
						image={ theming.custom_logo }
						isWrong={ error !== undefined }
						onChange={ ( image ) => looks.choose( 'custom_logo', image ) }
					/>
					{ error !== undefined && <p className="uf-field-error">{ error }</p> }
				</div>
			) }
		</div>
	);
}

function ownImage(): { value: Theming[ 'logo_type' ]; label: string }[] {
	return IN_EDITION.branding ? [ { value: 'custom', label: __( 'Custom image', 'userfeedback' ) } ] : [];
}
