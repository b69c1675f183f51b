<?php
declare(strict_types=1);

namespace UserFeedback\Settings;

use Closure;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Feature;
use UserFeedback\Late;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The owner's settings, and users' permissions. */
final class SettingsFeature extends Feature {

	private ?SettingsRepository $repository = null;
	private ?CurrentSettings $current       = null;

	/**
	 * @param Late<CurrentEdition>                   $edition
	 * @param (Closure(): array<string, mixed>)|null $googleDrive the connection, as settings show it; null if unavailable
	 */
	public function __construct( private readonly Late $edition, private readonly ?Closure $googleDrive ) {}

	public function current(): CurrentSettings {
		return $this->current ??= new CurrentSettings( $this->repository(), $this->edition->get() );
	}

	public function save(): SaveSettings {
		return new SaveSettings( $this->repository(), new SecretRepository(), $this->edition->get() );
	}

	public function get( string $className ): ?object {
		return match ( $className ) {
			SettingsController::class => new SettingsController(
				$this->current(),
				new SettingsMapper( new SecretRepository(), $this->googleDrive ),
				$this->save()
			),
			SaveSettings::class       => $this->save(),
			SettingsRepository::class => $this->repository(),
			SecretRepository::class   => new SecretRepository(),
			default                   => null,
		};
	}

	protected function modules(): array {
		return array( new Rights( $this->current( ... ) ) );
	}

	/** One shared instance, because it has a cache. */
	private function repository(): SettingsRepository {
		return $this->repository ??= new SettingsRepository();
	}
}
