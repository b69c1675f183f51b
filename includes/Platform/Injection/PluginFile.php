<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Injection;

use Attribute;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Marks a parameter that takes the path of the plugin's main file. */
#[Attribute( Attribute::TARGET_PARAMETER )]
final class PluginFile {}
