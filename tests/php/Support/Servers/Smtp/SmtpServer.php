<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Servers\Smtp;

use PHPMailer\PHPMailer\PHPMailer;
use RuntimeException;

/** A mail server on loopback, a separate process on a free port, which stores what it receives and forwards nothing. */
final class SmtpServer {

	private readonly int $port;
	private readonly string $file;

	/** @var resource */
	private $process;

	public function __construct() {
		$this->file = (string) tempnam( sys_get_temp_dir(), 'uf-smtp-' );
		$this->does( 'take' );
		$pipes         = array();
		$process       = proc_open(
			array( PHP_BINARY, __DIR__ . '/smtp-service.php', $this->file ),
			array( array( 'file', '/dev/null', 'r' ), array( 'pipe', 'w' ), array( 'file', '/dev/null', 'w' ) ),
			$pipes
		);
		$this->process = false === $process ? throw new RuntimeException( 'The mail server does not start.' ) : $process;
		$this->port    = (int) fgets( $pipes[1] ); // It prints its port once it listens.
		if ( 0 === $this->port ) {
			throw new RuntimeException( 'The mail server does not listen.' );
		}
	}

	/**
	 * Sets how it handles mail.
	 *
	 * @param 'take'|'busy'|'refuse'|'hang up'|'slow' $how
	 */
	public function does( string $how ): void {
		file_put_contents( $this->file, $how );
	}

	/** Makes WordPress send only through it from now on. */
	public function use( PHPMailer $mailer ): void {
		$mailer->isSMTP();
		// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's names.
		$mailer->Host        = '127.0.0.1';
		$mailer->Port        = $this->port;
		$mailer->SMTPAutoTLS = false;
		$mailer->Timeout     = 20;
		// phpcs:enable
	}

	/**
	 * Returns its mail, oldest first.
	 *
	 * @return list<array{from: string, to: list<string>, raw: string}>
	 */
	public function taken(): array {
		$lines = is_file( "$this->file.taken" ) ? file( "$this->file.taken", FILE_IGNORE_NEW_LINES ) : array();
		/** @var list<array{from: string, to: list<string>, raw: string}> $taken */
		$taken = array_map(
			static fn( string $line ): mixed => json_decode( (string) base64_decode( $line, true ), true ),
			false === $lines ? array() : $lines
		);
		return array_map(
			static fn( array $mail ): array => array( 'raw' => (string) base64_decode( $mail['raw'], true ) ) + $mail,
			$taken
		);
	}

	public function stop(): void {
		if ( is_resource( $this->process ) ) {
			proc_terminate( $this->process, 9 );
			proc_close( $this->process );
		}
		array_map( 'unlink', array_filter( array( $this->file, "$this->file.taken" ), 'is_file' ) );
	}
}
