<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions\Types\Base;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The rule that an answer breaks, and its limit if it has one. */
final class RefusedValue {

	public function __construct( public readonly string $rule, public readonly int|string|null $bound = null ) {}
}
