<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Injection;

use Attribute;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Marks a class of which a site has one object per request, because it caches something or tracks a state. It is an attribute
 * and not a list elsewhere, so that a reader of the class sees it. All other classes are created anew on each request for them.
 */
#[Attribute( Attribute::TARGET_CLASS )]
final class Shared {}
