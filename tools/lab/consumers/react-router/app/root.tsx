import '@janani/ui/styles.css';
import { type LinkComponentProps, UiProvider } from '@janani/ui/provider';
import { Link, Links, Meta, Outlet, Scripts } from 'react-router';

const RouterLink = ({ href, ...anchor }: LinkComponentProps) => <Link {...anchor} to={href} />;

export const meta = () => [{ title: 'A React Router app' }];

export default function Root() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <Meta />
        <Links />
      </head>
      <body>
        <UiProvider linkComponent={RouterLink} locale="en-IN">
          <Outlet />
        </UiProvider>
        <Scripts />
      </body>
    </html>
  );
}
