import { FormTokenField } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useMemo } from 'react';
import { COUNTRIES } from '@/contract/countries';
import type { GeoTargeting } from '@/contract/types';
import { locale } from '@/lib/locale';
import { useBuilder, useDispatch } from '@/features/builder/saving/state/builder-context';
import { countriesByName } from '@/features/builder/draft/targeting/countries';
import { LockedRadio } from '@/components/ui/upgrade/LockedRadio';
import { tokenName, tokenText, WITHOUT_HELP } from '@/components/forms/tokens/token-text';

const FIELD = 'settings.geo_targeting';

export function Countries( { geo }: { geo: GeoTargeting } ) {
	const errors = useBuilder( ( { errors } ) => errors );
	const dispatch = useDispatch();
	const named = useMemo( () => countriesByName( COUNTRIES, locale() ), [] );
	const set = ( value: GeoTargeting ) => dispatch( { type: 'done', operation: { type: 'set', path: FIELD, value } } );
	const wrong = Object.entries( errors ).find( ( [ field ] ) => field.startsWith( FIELD ) );

	return (
		<div className="uf-setting" data-field={ FIELD }>
			<LockedRadio
				label={ __( 'Countries', 'userfeedback' ) }
				needs={ { feature: 'geo-targeting', name: __( 'Geo Targeting', 'userfeedback' ) } }
				selected={ geo.target }
				options={ [
					{ value: 'all', label: __( 'All countries', 'userfeedback' ) },
					{ value: 'select', label: __( 'Specific countries', 'userfeedback' ) },
				] }
				onChange={ ( target ) => set( { ...geo, target } ) }
			/>
			{ geo.target === 'select' && (
				<div className="uf-setting__detail uf-tokens" data-field={ `${ FIELD }.countries` }>
					<FormTokenField
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						__experimentalExpandOnFocus
						__experimentalAutoSelectFirstMatch
						__experimentalValidateInput={ ( name ) => named.has( name ) }
						label={ __( 'Countries where it’s shown', 'userfeedback' ) }
						messages={ tokenText() }
						{ ...WITHOUT_HELP }
						value={ [ ...named ].flatMap( ( [ name, code ] ) =>
							geo.countries.includes( code ) ? [ name ] : []
						) }
						suggestions={ [ ...named.keys() ] }
						onChange={ ( names ) =>
							set( {
								...geo,
								countries: names.flatMap( ( name ) => named.get( tokenName( name ) ) ?? [] ),
							} )
						}
					/>
					{ geo.countries.length === 0 && ! wrong && (
						<p className="uf-locked">
							{ __( 'Choose at least one country. Until then, no one sees the survey.', 'userfeedback' ) }
						</p>
					) }
				</div>
			) }
			{ wrong && <p className="uf-field-error">{ wrong[ 1 ] }</p> }
		</div>
	);
}
