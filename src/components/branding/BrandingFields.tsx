import { __ } from '@wordpress/i18n';
import { useSite } from '@/lib/site';
import { ButtonWords } from './ButtonWords';
import { Colours } from './Colours';
import { FontFields } from './font/FontFields';
import { LockedLooks } from './LockedLooks';
import { LogoFields } from './LogoFields';
import type { LookProps } from './looks';
import { Position } from './Position';
import { ToggleFields } from './ToggleFields';

/** All of it, or what the edition has, and what it would need for the rest. */
export function BrandingFields( props: LookProps ) {
	const { features } = useSite();

	return (
		<>
			{ IN_EDITION.branding && <Colours { ...props } /> }
			<fieldset className="uf-branding__group">
				<legend>{ __( 'Button that opens the survey', 'userfeedback' ) }</legend>
				<Position { ...props } />
				{ IN_EDITION.branding && features.branding && <ToggleFields { ...props } /> }
			</fieldset>
			{ IN_EDITION.branding && features.branding && <FontFields { ...props } /> }
			<LogoFields { ...props } />
			<ButtonWords { ...props } />
			{ IN_EDITION.branding && ! features.branding && <LockedLooks /> }
		</>
	);
}
