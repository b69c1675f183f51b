<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Injection;

use Attribute;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Marks a parameter whose value is the result of a method, for example a setting. The method may be static. */
#[Attribute( Attribute::TARGET_PARAMETER )]
final class ResultOf {

	/** @param class-string $className */
	public function __construct( public readonly string $className, public readonly string $method ) {}
}
