import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { useSite } from '@/lib/site';
import { ButtonTexts } from './ButtonTexts';
import { Colors } from './Colors';
import { FontFields } from './font/FontFields';
import { LockedBranding } from './LockedBranding';
import { LogoFields } from './LogoFields';
import type { LookProps } from './looks';
import { Position } from './Position';
import { ToggleFields } from './ToggleFields';

/** All branding fields, or those of the edition and what the others require. */
export function BrandingFields( props: LookProps ) {
	const { features } = useSite();
	const hasAll = IN_EDITION.branding && features.branding;

	return (
		<div className="uf-branding__fields">
			<Group title={ __( 'Styles', 'userfeedback' ) }>
				{ hasAll && <ToggleFields { ...props } /> }
				{ hasAll && <FontFields { ...props } /> }
				<Position { ...props } />
				{ IN_EDITION.branding && <Colors { ...props } /> }
				{ IN_EDITION.branding && ! hasAll && <LockedBranding /> }
			</Group>
			<Group title={ __( 'Display', 'userfeedback' ) }>
				<LogoFields { ...props } />
			</Group>
			<Group title={ __( 'Footer', 'userfeedback' ) }>
				<ButtonTexts { ...props } />
			</Group>
		</div>
	);
}

function Group( { title, children }: { title: string; children: ReactNode } ) {
	return (
		<fieldset className="uf-branding__group">
			<legend>{ title }</legend>
			{ children }
		</fieldset>
	);
}
