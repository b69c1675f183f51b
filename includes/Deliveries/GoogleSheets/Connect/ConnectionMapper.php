<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Connect;

use UserFeedback\Platform\Secrets\SecretRepository;
use UserFeedback\Settings\SettingsRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Maps the connection to GoogleShape::connection(), without secrets. */
final class ConnectionMapper {

	/** @return array<string, mixed> */
	public static function toArray( ?Connection $connection ): array {
		$client = OAuthClient::ofSite( new SettingsRepository(), new SecretRepository() );
		return array(
			'connected'        => null !== $connection,
			'needs_reconnect'  => null !== $connection && $connection->isLost(),
			'label'            => $connection->label ?? '',
			'date'             => $connection->date ?? 0,
			'folder_id'        => $connection->folderId ?? '',
			'folder_name'      => $connection->folderName ?? '',
			'redirect_uri'     => OAuthClient::redirectUri(),
			'has_client'       => $client->isComplete(),
			'client_of_config' => $client->isOfConfig,
		);
	}
}
