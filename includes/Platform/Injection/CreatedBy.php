<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Injection;

use Attribute;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Marks a class that a static method creates in place of its constructor. The method's parameters are injected like a constructor's. */
#[Attribute( Attribute::TARGET_CLASS )]
final class CreatedBy {

	public function __construct( public readonly string $method ) {}
}
