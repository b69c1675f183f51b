<?php
declare(strict_types=1);

namespace UserFeedback\Choices;

use UserFeedback\Rest\Request;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class ChoicesController {

	public function __construct( private readonly FindPages $find_pages, private readonly RuleChoices $rule_choices ) {}

	/** @return list<array{id: int, title: string}> */
	public function pages( Request $request ): array {
		$title = $request->query()['title'] ?? '';
		return $this->find_pages->byTitle( is_string( $title ) ? $title : '' );
	}

	/** @return list<array{id: int|string, label: string}> */
	public function ofRule( Request $request ): array {
		[ 'logic_type' => $rule, 'search' => $search ] = $request->query();
		return $this->rule_choices->of( is_string( $rule ) ? $rule : '', is_string( $search ) ? $search : '' );
	}
}
