import { RangeControl } from '@wordpress/components';
import { useReducer } from 'react';
import { useDispatch } from '@/features/builder/saving/state/builder-context';

interface Props {
	label: string;
	min: number;
	max: number;
	step?: number;
	help?: string;
	value: number;
	onChange: ( value: number ) => void;
}

/** A number of the form. If left empty, it shows the current number again. */
export function RangeField( { value, onChange, ...props }: Props ) {
	const dispatch = useDispatch();
	const [ turn, drawAgain ] = useReducer( ( turns: number ) => turns + 1, 0 );

	return (
		<div
			onBlur={ ( { target } ) => {
				dispatch( { type: 'field-left' } );
				if ( target instanceof HTMLInputElement && target.value === '' ) {
					drawAgain();
				}
			} }
		>
			<RangeControl
				key={ turn }
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				value={ value }
				onChange={ ( typed ) => typed !== undefined && onChange( typed ) }
				{ ...props }
			/>
		</div>
	);
}
