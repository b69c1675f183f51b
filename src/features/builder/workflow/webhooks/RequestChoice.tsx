import { SelectControl } from '@wordpress/components';
import { useDispatch } from '@/features/builder/saving/state/builder-context';
import { fieldName } from '@/features/builder/draft/operations/field-names';
import type { FormWebhook } from '@/features/builder/draft/form/draft';
import type { Operation } from '@/features/builder/draft/operations/operations';

interface Props< Value extends string > {
	webhook: FormWebhook;
	path: 'request_method' | 'request_format';
	label: string;
	values: readonly Value[];
	value: Value;
	help?: string | undefined;
	operation: ( value: Value ) => Operation;
}

/** One of a few protocol keywords, which are the same in every language. */
export function RequestChoice< Value extends string >( props: Props< Value > ) {
	const { webhook, path, label, values, value, help, operation } = props;
	const dispatch = useDispatch();

	return (
		<div data-field={ fieldName( { webhook: webhook.id }, path ) }>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ label }
				help={ help }
				value={ value }
				options={ values.map( ( name ) => ( { value: name, label: name } ) ) }
				onChange={ ( chosen ) => {
					const wanted = values.find( ( name ) => name === chosen );
					if ( wanted !== undefined ) {
						dispatch( { type: 'done', operation: operation( wanted ) } );
					}
				} }
			/>
		</div>
	);
}
