import { SearchControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useTypedSearch } from '@/lib/hooks/use-typed-search';

interface Props {
	search: string;
	onSearch: ( search: string, options?: { replace?: boolean } ) => void;
}

/** Searches all answers: typed text and chosen options. */
export function ResponseSearch( { search, onSearch }: Props ) {
	const [ typed, setTyped ] = useTypedSearch( search, onSearch );

	return (
		<div className="uf-responses__search">
			<SearchControl
				__nextHasNoMarginBottom
				label={ __( 'Search responses', 'userfeedback' ) }
				placeholder={ __( 'Search responses', 'userfeedback' ) }
				value={ typed }
				onChange={ setTyped }
			/>
		</div>
	);
}
