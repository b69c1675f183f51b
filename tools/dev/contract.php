<?php
declare(strict_types=1);

/** Prints the contract as JSON, from which tools/dev/contract.mjs generates TypeScript. Works without WordPress. */

PHP_SAPI === 'cli' || exit;
define( 'ABSPATH', __DIR__ . '/' );
require dirname( __DIR__, 2 ) . '/includes/Platform/autoload.php';

$document = UserFeedback\Operations\ContractExport::document(
	UserFeedback\Platform\Rest\RouteTable::all(),
	UserFeedback\Platform\Ajax\ActionTable::all()
) + array( 'toggle_icons' => UserFeedback\Widget\Manifest\WidgetThemeMapper::TOGGLES );

echo json_encode( $document, JSON_THROW_ON_ERROR | JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES ), "\n";
