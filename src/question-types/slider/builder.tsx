import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { LIMITS } from '@/contract/limits';
import type { FormQuestion } from '@/features/builder/draft/form/draft';
import { fieldName } from '@/features/builder/draft/operations/field-names';
import { valueAt } from '@/features/builder/draft/operations/value-paths';
import { useDispatch } from '@/features/builder/saving/state/builder-context';
import type { BuilderParts } from '../builder';

export const slider: BuilderParts = {
	Range: ( { question } ) => (
		<>
			<NumberSetting question={ question } path="config.min" label={ __( 'Lowest value', 'userfeedback' ) } />
			<NumberSetting question={ question } path="config.max" label={ __( 'Highest value', 'userfeedback' ) } />
			<NumberSetting
				question={ question }
				path="config.step"
				label={ __( 'Step', 'userfeedback' ) }
				least={ 1 }
			/>
		</>
	),
};

interface Props {
	question: FormQuestion;
	path: 'config.min' | 'config.max' | 'config.step';
	label: string;
	least?: number;
	/** The value that means that there is no limit, and shows an empty field. */
	none?: number;
}

/** A typed number, which applies when the field is left: a half-typed limit would end conditions that use other values. */
export function NumberSetting( { question, path, label, least = -LIMITS.NUMBER, none }: Props ) {
	const dispatch = useDispatch();
	const [ typed, setTyped ] = useState< string | null >( null );
	const value = Number( valueAt( question, path ) );
	const apply = () => {
		const number = typed?.trim() === '' ? ( none ?? NaN ) : Math.round( Number( typed ) );
		if ( typed !== null && Number.isFinite( number ) && number !== value ) {
			dispatch( {
				type: 'done',
				operation: {
					type: 'set',
					question: question.id,
					path,
					value: Math.min( LIMITS.NUMBER, Math.max( least, number ) ),
				},
			} );
		}
		setTyped( null );
	};

	return (
		<TextControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			type="number"
			step={ 1 }
			min={ least }
			max={ LIMITS.NUMBER }
			label={ label }
			data-field={ fieldName( { question: question.id }, path ) }
			value={ typed ?? ( value === none ? '' : String( value ) ) }
			onChange={ setTyped }
			onBlur={ apply }
			onKeyDown={ ( { key } ) => {
				if ( key === 'Enter' ) {
					apply();
				}
			} }
		/>
	);
}
