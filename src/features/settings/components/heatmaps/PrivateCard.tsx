import { TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { useSettings } from '@/components/forms/settings-form';
import { linesOf } from '@/features/settings/model/heatmaps';
import { isSame } from '@/lib/is-same';
import { SettingCard } from '../fields/SettingCard';

/** Parts of pages that aren't recorded. */
export function PrivateCard( { isOff }: { isOff: boolean } ) {
	const { settings, set } = useSettings();
	const selectors = settings.heatmap_private_selectors;
	const [ text, setText ] = useState( () => selectors.join( '\n' ) );
	if ( ! isSame( linesOf( text ), selectors ) ) {
		setText( selectors.join( '\n' ) ); // It was reset, or normalized by the server.
	}

	return (
		<SettingCard
			title={ __( 'Private elements', 'userfeedback' ) }
			effect={ __(
				'Clicks on these elements, or on elements with the data-uf-private attribute, aren’t recorded. Typed text is never recorded.',
				'userfeedback'
			) }
			names={ [ 'heatmap_private_selectors' ] }
			hasLines
		>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'CSS selectors, one per line', 'userfeedback' ) }
				placeholder={ '.my-account\n#invoice' }
				rows={ 4 }
				dir="ltr"
				spellCheck={ false }
				disabled={ isOff }
				value={ text }
				onChange={ ( next ) => {
					setText( next );
					set( 'heatmap_private_selectors', linesOf( next ) );
				} }
			/>
		</SettingCard>
	);
}
