<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Picker;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class ChoicesController {

	public function __construct( private readonly FindPages $findPages, private readonly PageRuleChoices $ruleChoices ) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'search', array( self::class, 'pages' ), Permission::EDIT )
				->query( static fn() => ChoicesShape::pagesQuery() )
				->returns( static fn() => ChoicesShape::pages() ),
			Route::get( 'logic-type', array( self::class, 'ofRule' ), Permission::EDIT )
				->query( static fn() => ChoicesShape::ofRuleQuery() )
				->returns( static fn() => ChoicesShape::ofRule() ),
		);
	}

	/** @return list<array{id: int, title: string}> */
	public function pages( Request $request ): array {
		[ 'title' => $title, 'kind' => $kind, 'ids' => $ids ] = $request->query();
		if ( is_array( $ids ) && array() !== $ids ) {
			return $this->findPages->byIds( array_values( array_filter( $ids, 'is_int' ) ) );
		}
		return $this->findPages->byTitle( is_string( $title ) ? $title : '', 'any' === $kind );
	}

	/** @return list<array{id: int|string, label: string}> */
	public function ofRule( Request $request ): array {
		[ 'logic_type' => $rule, 'search' => $search ] = $request->query();
		return $this->ruleChoices->of( is_string( $rule ) ? $rule : '', is_string( $search ) ? $search : '' );
	}
}
