<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Injection;

use Attribute;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Marks a parameter of type Closure that creates an object on demand, or, with a method's name, calls that method of an object
 * created on demand. The method may be static.
 */
#[Attribute( Attribute::TARGET_PARAMETER )]
final class Lazy {

	/** @param class-string $className */
	public function __construct( public readonly string $className, public readonly ?string $method = null ) {}
}
