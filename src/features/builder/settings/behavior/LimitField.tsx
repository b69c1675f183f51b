import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { LockedRadio } from '@/components/ui/upgrade/LockedRadio';
import { LIMITS } from '@/contract/limits';
import type { Behavior } from '@/contract/types';
import { useBuilder, useDispatch } from '@/features/builder/saving/state/builder-context';
import { limitText } from '@/lib/labels/limit-text';
import { SpreadField } from './SpreadField';

const FIELD = 'settings.behavior.max_responses';
const FIRST = 500;

/** How many responses are counted at most. When they are, the survey stops showing. */
export function LimitField( { behavior }: { behavior: Behavior } ) {
	const error = useBuilder( ( { errors } ) => errors[ FIELD ] );
	const responses = useBuilder( ( { form } ) => form.responses );
	const dispatch = useDispatch();
	const [ typed, setTyped ] = useState< string | null >( null );
	const most = behavior.max_responses ?? null; // A draft that this browser kept may be older.
	const set = ( value: number | null ) =>
		dispatch( { type: 'done', operation: { type: 'set', path: FIELD, value } } );
	const apply = () => {
		const number = Math.round( Number( typed ) );
		if ( typed !== null && typed.trim() !== '' && Number.isFinite( number ) && number !== most ) {
			set( Math.min( LIMITS.MAX_RESPONSES, Math.max( 1, number ) ) );
		}
		setTyped( null );
	};

	return (
		<div className="uf-setting" data-field={ FIELD }>
			<LockedRadio
				label={ __( 'Number of responses', 'userfeedback' ) }
				help={ __(
					'At the limit, the survey stops showing. Later responses are kept apart and aren’t counted.',
					'userfeedback'
				) }
				needs={ { feature: 'behavior', name: __( 'Response Limit', 'userfeedback' ) } }
				selected={ most === null ? 'any' : 'limit' }
				options={ [
					{ value: 'any', label: __( 'No limit', 'userfeedback' ) },
					{ value: 'limit', label: __( 'Stop at a number', 'userfeedback' ) },
				] }
				onChange={ ( value ) => set( value === 'any' ? null : FIRST ) }
			/>
			{ most !== null && (
				<div className="uf-setting__detail uf-setting__fields">
					<TextControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						type="number"
						step={ 1 }
						min={ 1 }
						max={ LIMITS.MAX_RESPONSES }
						label={ __( 'Responses', 'userfeedback' ) }
						{ ...( responses !== undefined && { help: limitText( responses, most ) } ) }
						value={ typed ?? String( most ) }
						onChange={ setTyped }
						onBlur={ apply }
						onKeyDown={ ( { key } ) => {
							if ( key === 'Enter' ) {
								apply();
							}
						} }
					/>
				</div>
			) }
			{ most !== null && <SpreadField behavior={ behavior } /> }
			{ error !== undefined && <p className="uf-field-error">{ error }</p> }
		</div>
	);
}
