import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LIMITS } from '@/contract/limits';
import type { FormQuestion } from '@/features/builder/draft/form/draft';
import { fieldName } from '@/features/builder/draft/operations/field-names';
import { useDispatch } from '@/features/builder/saving/state/builder-context';
import type { BuilderParts } from '../builder';

export const date: BuilderParts = {
	Range: ( { question } ) => (
		<>
			<DateSetting
				id={ question.id }
				path="config.min_date"
				label={ __( 'Earliest date (optional)', 'userfeedback' ) }
				value={ question.config.min_date }
				none={ LIMITS.FIRST_DATE }
			/>
			<DateSetting
				id={ question.id }
				path="config.max_date"
				label={ __( 'Latest date (optional)', 'userfeedback' ) }
				value={ question.config.max_date }
				none={ LIMITS.LAST_DATE }
			/>
		</>
	),
};

interface Props {
	id: FormQuestion[ 'id' ];
	path: 'config.min_date' | 'config.max_date';
	label: string;
	value: string | undefined;
	/** The date that means that there is no limit, and shows an empty field. */
	none: string;
}

/** A limit. A year that is only half typed, such as 0020, is no limit yet. */
function DateSetting( { id, path, label, value = '', none }: Props ) {
	const dispatch = useDispatch();
	return (
		<TextControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			type="date"
			min={ LIMITS.FIRST_DATE }
			max={ LIMITS.LAST_DATE }
			label={ label }
			data-field={ fieldName( { question: id }, path ) }
			value={ value === none ? '' : value }
			onChange={ ( typed ) => {
				if ( typed === '' || ( typed >= LIMITS.FIRST_DATE && typed <= LIMITS.LAST_DATE ) ) {
					dispatch( {
						type: 'done',
						operation: { type: 'set', question: id, path, value: typed === '' ? none : typed },
					} );
				}
			} }
		/>
	);
}
