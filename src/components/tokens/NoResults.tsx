import { __ } from '@wordpress/i18n';
import './NoResults.scss';

/** In the place of WordPress's own "No items found", which older versions lack. Stands in an element of role "status". */
export function NoResults() {
	return <p className="uf-locked">{ __( 'No results found.', 'userfeedback' ) }</p>;
}
