import { TextControl } from '@wordpress/components';
import type { SharePage } from '@/contract/types';
import { useDispatch } from '@/features/builder/saving/state/builder-context';

interface Props {
	name: 'slug' | 'heading';
	label: string;
	help: string;
	value: SharePage[ 'slug' ];
	error: string | undefined;
	maxLength: number;
	/** Read from left to right in all languages. */
	isCode?: boolean;
}

export function PageField( { name, error, help, isCode = false, ...props }: Props ) {
	const dispatch = useDispatch();
	const path = `settings.share_page.${ name }` as const;

	return (
		<div data-field={ path }>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				className={ error === undefined ? '' : 'uf-field--invalid' }
				help={ error ?? help }
				aria-invalid={ error === undefined ? undefined : true }
				autoComplete="off"
				{ ...( isCode && { dir: 'ltr', spellCheck: false } ) }
				onChange={ ( value ) => dispatch( { type: 'typed', operation: { type: 'set', path, value } } ) }
				onBlur={ () => dispatch( { type: 'field-left' } ) }
				{ ...props }
			/>
		</div>
	);
}
