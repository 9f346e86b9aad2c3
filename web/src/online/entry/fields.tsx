/** The two fields of an account, with the names by which password managers know them. */
import { Field, type FieldProps } from '../frame.tsx';
import { useOnlineWords } from '../words.ts';

type Own = Omit<FieldProps, 'label' | 'type' | 'autoComplete' | 'autoCapitalize'>;

export function LoginField(own: Own) {
  return <Field label={useOnlineWords().entry.login} autoComplete="username" autoCapitalize="none" {...own} />;
}

/** `known`: it is asked for; `chosen`: for the first time; `replaced`: in place of the one before. */
export function PasswordField({ is = 'known', ...own }: Own & { is?: 'known' | 'chosen' | 'replaced' }) {
  const { password, newPassword } = useOnlineWords().entry;
  return (
    <Field
      label={is === 'replaced' ? newPassword : password}
      type="password"
      autoComplete={is === 'known' ? 'current-password' : 'new-password'}
      {...own}
    />
  );
}
