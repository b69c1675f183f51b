import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LIMITS } from '@/contract/limits';
import { formatNumber } from '@/lib/format';
import { useDispatch } from '@/features/builder/saving/state/builder-context';
import { fieldName } from '@/features/builder/draft/operations/field-names';
import type { BuilderParts } from '../builder';
import { scoresUpTo } from '../scores';

export const numberScale: BuilderParts = {
	Range: ( { question: { id, config } } ) => (
		<>
			<End
				id={ id }
				path="config.min"
				label={ __( 'Lowest value', 'userfeedback' ) }
				value={ config.min }
				from={ [ 0, 1 ] }
			/>
			<End
				id={ id }
				path="config.max"
				label={ __( 'Highest value', 'userfeedback' ) }
				value={ config.max }
				from={ scoresUpTo( LIMITS.NUMBER_SCALE, LIMITS.SMALLEST_SCALE ) }
			/>
		</>
	),
};

interface EndProps {
	id: string;
	path: 'config.min' | 'config.max';
	label: string;
	value: number | undefined;
	from: readonly number[];
}

function End( { id, path, label, value, from }: EndProps ) {
	const dispatch = useDispatch();

	return (
		<SelectControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ label }
			data-field={ fieldName( { question: id }, path ) }
			value={ String( value ) }
			options={ from.map( ( each ) => ( { value: String( each ), label: formatNumber( each ) } ) ) }
			onChange={ ( chosen ) =>
				dispatch( { type: 'done', operation: { type: 'set', question: id, path, value: Number( chosen ) } } )
			}
		/>
	);
}
