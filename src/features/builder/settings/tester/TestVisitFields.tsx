import { CheckboxControl, SelectControl, TextControl } from '@wordpress/components';
import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { useMemo } from 'react';
import { COUNTRIES } from '@/contract/countries';
import { LIMITS } from '@/contract/limits';
import { sprintf } from '@/lib/labels/sprintf';
import { locale } from '@/lib/locale';
import { foundChoices } from '../page-rules/find-choices';
import { useBuilder } from '@/features/builder/saving/state/builder-context';
import { countriesByName } from '@/features/builder/draft/targeting/countries';
import { DEVICES } from '@/features/builder/draft/targeting/devices';
import { partsOf } from '@/features/builder/draft/settings-parts';
import { type TestVisit, fieldsFor } from './test-visit';
import { deviceLabel } from '@/lib/labels/device-label';
import { UserAgent } from './UserAgent';

interface Props {
	asked: TestVisit;
	onChange: ( asked: TestVisit ) => void;
}

/** Visitor and device. Fields that only some surveys need are shown only for those. */
export function TestVisitFields( { asked, onChange }: Props ) {
	const parts = partsOf( useBuilder( ( { form } ) => form.draft ) );
	const { data: roles = [] } = useQuery( foundChoices( 'wp_user_roles', '' ) );
	const countries = useMemo( () => [ ...countriesByName( COUNTRIES, locale() ) ], [] );
	const rules = parts?.targeting.pages === 'select' ? parts.targeting.page_rules : [];
	const { referrer, cookies } = fieldsFor( rules );
	const set = ( part: Partial< TestVisit > ) => onChange( { ...asked, ...part } );

	return (
		<>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Visitor', 'userfeedback' ) }
				value={ asked.role }
				options={ [
					{ value: '', label: __( 'Logged-out visitor', 'userfeedback' ) },
					...roles.map( ( { id, label } ) => ( { value: String( id ), label } ) ),
				] }
				onChange={ ( role ) => set( { role } ) }
			/>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Device', 'userfeedback' ) }
				value={ asked.device }
				options={ [
					...DEVICES.map( ( device ) => ( { value: device, label: deviceLabel( device ) } ) ),
					{ value: 'pasted', label: __( 'Paste a user agent', 'userfeedback' ) },
				] }
				onChange={ ( device ) => set( { device: device as TestVisit[ 'device' ] } ) }
			/>
			{ asked.device === 'pasted' && (
				<UserAgent userAgent={ asked.userAgent } onChange={ ( userAgent ) => set( { userAgent } ) } />
			) }
			{ parts?.geo_targeting.target === 'select' && (
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Country', 'userfeedback' ) }
					value={ asked.country }
					options={ [
						{ value: '', label: __( 'Choose', 'userfeedback' ) },
						...countries.map( ( [ label, value ] ) => ( { value, label } ) ),
					] }
					onChange={ ( country ) => set( { country } ) }
				/>
			) }
			{ referrer && (
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Referrer', 'userfeedback' ) }
					help={ __( 'Leave empty to test without a referrer.', 'userfeedback' ) }
					dir="ltr"
					placeholder="https://"
					maxLength={ LIMITS.URL }
					value={ asked.referrer }
					onChange={ ( value ) => set( { referrer: value } ) }
				/>
			) }
			{ cookies.map( ( name ) => (
				<CheckboxControl
					__nextHasNoMarginBottom
					key={ name }
					/* translators: %s: name of a cookie */
					label={ sprintf( __( 'Has the cookie “%s”', 'userfeedback' ), name ) }
					checked={ asked.cookies.includes( name ) }
					onChange={ ( isOn ) =>
						set( {
							cookies: [
								...asked.cookies.filter( ( one ) => one !== name ),
								...( isOn ? [ name ] : [] ),
							],
						} )
					}
				/>
			) ) }
		</>
	);
}
