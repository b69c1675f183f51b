import { ComboboxControl } from '@wordpress/components';
import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import type { PageChoice } from '@/contract/types';
import { useSearch } from '@/lib/hooks/use-search';
import { NoResults } from '@/components/forms/tokens/NoResults';
import { foundPages, type PageKind } from '@/components/forms/tokens/find-pages';
import { isolated } from '@/lib/labels/sprintf';

interface Props {
	label: string;
	value: PageChoice | null;
	kind?: PageKind;
	error?: string | undefined;
	onChange: ( page: PageChoice | null ) => void;
}

/** A page or post of this site, by title. The selected one is always among the choices. */
export function PagePicker( { label, value, kind = 'pages', error, onChange }: Props ) {
	const { typed, search, type } = useSearch();
	const { data = [], isError, isFetching } = useQuery( foundPages( search, kind ) );
	const choices = [
		...( value !== null && ! data.some( ( { id } ) => id === value.id ) ? [ value ] : [] ),
		...data.map( ( { id, title } ) => ( { id, label: title } ) ),
	];
	const failed = isError ? __( 'Couldn’t search pages. Type again to retry.', 'userfeedback' ) : '';
	const placeholder =
		kind === 'pages' ? __( 'Search pages and posts', 'userfeedback' ) : __( 'Search by title', 'userfeedback' );
	const searchField = { placeholder }; // WordPress 6.7 and newer show it.

	const isNothing = typed !== '' && typed === search && ! isFetching && ! isError && data.length === 0;

	return (
		<div className="uf-page-picker">
			<ComboboxControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				className={ error === undefined ? '' : 'uf-field--invalid' }
				label={ label }
				help={ error ?? failed }
				value={ value === null ? null : String( value.id ) }
				options={ choices.map( ( page ) => ( { value: String( page.id ), label: isolated( page.label ) } ) ) }
				onChange={ ( id ) => onChange( choices.find( ( page ) => String( page.id ) === id ) ?? null ) }
				onFilterValueChange={ type }
				{ ...searchField }
			/>
			<div role="status">{ isNothing && <NoResults /> }</div>
		</div>
	);
}
